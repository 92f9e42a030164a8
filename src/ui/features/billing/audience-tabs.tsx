import { Link } from 'react-router';
import { plansPath } from '#ui/app/paths/plans-path.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface AudienceTabsProps {
  readonly audience: 'user' | 'dealer';
  /** The vehicle that came along, which stays over the change. */
  readonly vin: string | null;
  /** As the vehicle does. Empty without one. */
  readonly coupon: string;
}

/** Whom the plans are for. Links, so that each has its address and needs no script. */
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
