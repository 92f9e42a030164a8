import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldText } from './field.tsx';
import { ComboboxOption } from './parts/combobox-option.tsx';

interface ComboboxProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'id' | 'value' | 'defaultValue' | 'onChange' | 'list' | 'type'> {
  readonly options: readonly string[];
  readonly defaultValue?: string;
  /** Called with each value, typed or chosen. */
  readonly onValue?: (value: string) => void;
}

/** Renders a text field with a list of suggestions. Other text can be typed as well. */
export function Combobox({
  label,
  hint,
  error,
  optional,
  id,
  options,
  defaultValue = '',
  onValue,
  ...input
}: ComboboxProps) {
  const { t } = useTexts('ui');
  const hydrated = useHydrated();
  const listId = useId();
  const [value, setValue] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = value.trim().toLocaleLowerCase();
  // If the text is already one of the options, show all options.
  const chosen = options.includes(value);
  const shown = chosen ? options : options.filter((option) => option.toLocaleLowerCase().includes(wanted));
  const expanded = open && shown.length > 0;

  function hold(text: string, opened: boolean): void {
    setValue(text);
    setOpen(opened);
    setActive(-1);
    onValue?.(text);
  }

  function move(event: KeyboardEvent<HTMLInputElement>): void {
    const option = shown[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      setActive(active < 0 && step < 0 ? shown.length - 1 : (active + step + shown.length) % Math.max(shown.length, 1));
    } else if (event.key === 'Enter' && expanded && option !== undefined) {
      event.preventDefault();
      hold(option, false);
    } else if (event.key === 'Escape' && expanded) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  }

  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false} id={id}>
      {(ties) => (
        <div className="relative">
          <input
            autoComplete="off"
            {...input}
            {...ties}
            value={value}
            onChange={(event) => hold(event.currentTarget.value, true)}
            onClick={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={move}
            className={controlClass}
            {...(hydrated
              ? {
                  role: 'combobox',
                  'aria-expanded': expanded,
                  'aria-controls': listId,
                  'aria-autocomplete': 'list',
                  'aria-activedescendant': expanded && active >= 0 ? `${listId}-${active}` : undefined,
                }
              : { list: listId })}
          />
          {hydrated ? (
            <div
              id={listId}
              role="listbox"
              aria-label={label}
              hidden={!expanded}
              className="absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-y-auto rounded-(--radius-card) border border-line bg-surface p-1 shadow-(--shadow-card)"
            >
              {shown.map((option, index) => (
                <ComboboxOption
                  key={option}
                  id={`${listId}-${index}`}
                  option={option}
                  active={index === active}
                  chosen={option === value}
                  onChoose={() => hold(option, false)}
                />
              ))}
            </div>
          ) : (
            <datalist id={listId}>
              {options.map((option) => (
                <option key={option} value={option} />
              ))}
            </datalist>
          )}
          <p role="status" className="text-muted text-sm not-empty:mt-1">
            {open && wanted && shown.length === 0 ? t('ui.noMatch') : null}
          </p>
        </div>
      )}
    </Field>
  );
}
