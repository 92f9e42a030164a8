import { readVin, requiresCheckDigit } from '#core/vehicle/vin.ts';
import { offeredRepairs } from '#core/vehicle/vin-repair.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { VinText } from '../vin-text.tsx';

/** Renders feedback on the characters of a VIN while it is typed. */
export function VinSigns({ typed }: { readonly typed: string }) {
  const { t } = useTexts('vin');
  const read = readVin(typed);
  if (read.isErr() && read.error.code === 'vin-length') {
    return <p className="font-medium text-caution">{t('vin.oddLength', { length: read.error.length })}</p>;
  }
  const vin = read.unwrapOr(null);
  if (vin?.kind !== 'standard') {
    return <p className="text-muted">{t('vin.count', { typed: typed.replace(/[\s-]/g, '').length })}</p>;
  }
  const [warning] = vin.warnings;
  if (warning) return <p className="font-medium text-caution">{t(`vin.warning.${warning}`)}</p>;
  return requiresCheckDigit(vin.value) ? (
    <p className="text-success">{t('vin.fits')}</p>
  ) : (
    <p className="text-muted">{t('vin.noCheckDigit')}</p>
  );
}

interface VinRepairsProps {
  readonly typed: string;
  /** Replaces the typed VIN with the suggestion. */
  readonly onTake: (vin: string) => void;
}

/** Renders suggestions for a VIN that seems mistyped. */
export function VinRepairs({ typed, onTake }: VinRepairsProps) {
  const { t } = useTexts('vin');
  const repairs = offeredRepairs(typed);
  if (repairs.length === 0) return null;
  return (
    <fieldset className="grid justify-items-start gap-1 text-sm">
      <legend>{t('vin.meant')}</legend>
      {repairs.map((repair) => (
        <button
          key={repair.vin}
          type="button"
          onClick={() => onTake(repair.vin)}
          className="min-h-9 rounded-(--radius-card) px-1 text-primary-ink underline underline-offset-4"
        >
          <VinText vin={repair.vin} />
        </button>
      ))}
    </fieldset>
  );
}
