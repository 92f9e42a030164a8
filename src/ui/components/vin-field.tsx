import { type ComponentProps, lazy, useRef } from 'react';
import { useTyped } from '../hooks/use-typed.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Optional } from './optional.tsx';
import { TextField } from './text-field.tsx';
import { typeInto } from './type-into.ts';

// The VIN rules are loaded when a person is about to type a VIN.
const hints = () => import('./parts/vin-hints.tsx');
const VinSigns = lazy(async () => ({ default: (await hints()).VinSigns }));
const VinRepairs = lazy(async () => ({ default: (await hints()).VinRepairs }));

type VinFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'onInput' | 'onFocus'>;

/** Renders a VIN field that checks the characters while they are typed. It warns and suggests, but rejects nothing. */
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
      {/* Reserves its line from the start, so that late content doesn't move the button below. */}
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
