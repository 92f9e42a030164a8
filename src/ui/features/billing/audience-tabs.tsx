import { Link } from 'react-router';
import { plansPath } from '#ui/app/paths/plans-path.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface AudienceTabsProps {
  readonly audience: 'user' | 'dealer';
  /** The vehicle's VIN, which is preserved when the audience changes. */
  readonly vin: string | null;
  /** The coupon code, preserved like the VIN. Empty if there is none. */
  readonly coupon: string;
}

/** Renders the audience tabs of the plans page. They are links, so that each has a URL and needs no script. */
export function AudienceTabs({ audience, vin, coupon }: AudienceTabsProps) {
  const { t } = useTexts('plans');
  return (
    <nav aria-label={t('plans.audience')} className="flex gap-2 border-line border-b">
      {(['user', 'dealer'] as const).map((one) => (
        <Link
          key={one}
          to={plansPath({ audience: one, vin, coupon })}
          aria-current={one === audience ? 'page' : undefined}
          preventScrollReset
          className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-3 font-semibold text-muted hover:text-ink aria-[current]:border-primary-ink aria-[current]:text-ink"
        >
          {t(`plans.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
