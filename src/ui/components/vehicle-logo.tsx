import { LOGO_SIZE } from '#core/vehicle/logo-path.ts';
import { makeInitials } from '#core/vehicle/make-initials.ts';
import { isClassic, type Vehicle } from '#core/vehicle/vehicle.ts';
import { useTexts } from '../i18n/use-texts.ts';

/**
 * Renders our own logo of a make, drawn from its letters. No manufacturer's logo is used. Classic vehicles have a
 * separate badge shape and lettering. Screen readers read it once, as the name of the make.
 */
export function VehicleLogo({ vehicle }: { readonly vehicle: Pick<Vehicle, 'make' | 'year'> }) {
  const { t } = useTexts('logo');
  const { make } = vehicle;
  const initials = makeInitials(make ?? '');
  const classic = isClassic(vehicle);
  return (
    <svg
      role="img"
      aria-label={make === null ? t('logo.unknown') : t('logo.make', { make })}
      width={LOGO_SIZE}
      height={LOGO_SIZE}
      viewBox={`0 0 ${LOGO_SIZE} ${LOGO_SIZE}`}
      className="h-auto max-w-full shrink-0"
    >
      {classic ? <ClassicFrame /> : <rect x="4" y="4" width="152" height="152" rx="20" className="fill-ink" />}
      <text
        x="80"
        y="80"
        dy="0.36em"
        textAnchor="middle"
        fontSize={initials.length > 2 ? 52 : 68}
        fontWeight="700"
        letterSpacing={classic ? 2 : -2}
        className={classic ? 'fill-ink font-serif' : 'fill-surface'}
      >
        {initials}
      </text>
    </svg>
  );
}

function ClassicFrame() {
  return (
    <g className="fill-none stroke-ink">
      <circle cx="80" cy="80" r="74" strokeWidth="4" />
      <circle cx="80" cy="80" r="65" strokeWidth="1.5" />
      <path d="M28 118 H132 M28 42 H132" strokeWidth="1.5" />
    </g>
  );
}
