import type { VinRepair } from '#core/vehicle/vin-repair.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the VINs that a seemingly mistyped VIN may have meant, each one tap away (DATA-07). */
export function RepairedVins({ repairs }: { readonly repairs: readonly VinRepair[] }) {
  const { t } = useTexts('vin');
  if (repairs.length === 0) return null;
  return (
    <nav aria-label={t('vin.meant')} className="grid gap-1">
      <p>{t('vin.meant')}</p>
      <ul className="grid gap-1">
        {repairs.map((repair) => (
          <li key={repair.vin}>
            <TextLink to={`/vehicle-checks/${repair.vin}`}>
              <VinText vin={repair.vin} />
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
