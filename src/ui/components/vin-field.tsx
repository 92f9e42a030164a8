import { type ComponentProps, useRef, useState } from 'react';
import { readVin } from '../../core/vehicle/vin.ts';
import { vinRepairs } from '../../core/vehicle/vin-repair.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { TextField } from './text-field.tsx';
import { VinText } from './vin-text.tsx';

const SUGGESTIONS = 3;

type VinFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'onInput'>;

/** A VIN, with what its signs tell while it is typed; it warns and suggests, and refuses nothing. */
export function VinField({ defaultValue, ...field }: VinFieldProps) {
  const { t } = useTexts('vin');
  const [typed, setTyped] = useState(String(defaultValue ?? ''));
  const frame = useRef<HTMLDivElement>(null);
  const vin = readVin(typed).unwrapOr(null);
  const length = typed.replace(/[\s-]/g, '').length;
  const [warning] = vin?.kind === 'standard' ? vin.warnings : [];
  const repairs = warning && vin ? vinRepairs(vin.value).slice(0, SUGGESTIONS) : [];

  function take(suggestion: string): void {
    const input = frame.current?.querySelector('input');
    if (!input) return;
    // Not by its value: then nobody who listens to the field would hear of it.
    input.setRangeText(suggestion, 0, input.value.length, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }

  return (
    <div ref={frame} className="grid gap-2">
      <TextField
        {...field}
        label={t('vin.label')}
        hint={t('vin.hint')}
        defaultValue={defaultValue}
        onInput={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono text-lg uppercase"
      />
      <div role="status" className="grid gap-2 text-sm empty:hidden">
        {length > 0 && vin?.kind !== 'standard' ? (
          <p className="text-muted">{t('vin.count', { typed: length })}</p>
        ) : null}
        {warning ? <p className="font-medium text-caution">{t(`vin.warning.${warning}`)}</p> : null}
        {vin?.kind === 'standard' && !warning ? <p className="text-success">{t('vin.fits')}</p> : null}
      </div>
      {repairs.length > 0 ? (
        <fieldset className="grid justify-items-start gap-1 text-sm">
          <legend>{t('vin.meant')}</legend>
          {repairs.map((repair) => (
            <button
              key={repair.vin}
              type="button"
              onClick={() => take(repair.vin)}
              className="min-h-9 rounded-(--radius-card) px-1 text-primary-ink underline underline-offset-4"
            >
              <VinText vin={repair.vin} />
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
