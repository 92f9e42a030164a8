import { type ComponentProps, lazy, useRef } from 'react';
import { useTyped } from '../hooks/use-typed.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Optional } from './optional.tsx';
import { TextField } from './text-field.tsx';
import { typeInto } from './type-into.ts';

// The rules of VINs come once somebody is about to type one.
const hints = () => import('./parts/vin-hints.tsx');
const VinSigns = lazy(async () => ({ default: (await hints()).VinSigns }));
const VinRepairs = lazy(async () => ({ default: (await hints()).VinRepairs }));

type VinFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'onInput' | 'onFocus'>;

/** A VIN, with what its signs tell while it is typed; it warns and suggests, and refuses nothing. */
export function VinField({ defaultValue, ...field }: VinFieldProps) {
  const { t } = useTexts('vin');
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useTyped(String(defaultValue ?? ''), () => frame.current?.querySelector('input'));
  const isEmpty = typed.trim() === '';

  return (
    <div ref={frame} className="grid gap-2">
      <TextField
        {...field}
        label={t('vin.label')}
        hint={t('vin.hint')}
        defaultValue={defaultValue}
        onFocus={() => void hints()}
        onInput={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono text-lg uppercase"
      />
      {/* Holds its line from the start: what comes late must not move the button below. */}
      <div role="status" className="min-h-5 text-sm">
        {isEmpty ? null : (
          <Optional>
            <VinSigns typed={typed} />
          </Optional>
        )}
      </div>
      {isEmpty ? null : (
        <Optional>
          <VinRepairs typed={typed} onTake={(vin) => typeInto(frame.current?.querySelector('input'), vin)} />
        </Optional>
      )}
    </div>
  );
}
