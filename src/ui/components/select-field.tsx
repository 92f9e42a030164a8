import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { Field, type FieldText } from './field.tsx';

interface SelectFieldProps extends FieldText, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Renders a single choice from a list. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  options,
  className = '',
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false} id={id}>
      {(ties) => (
        <span className="relative block">
          <select {...select} {...ties} className={`${controlClass} appearance-none pr-10 ${className}`}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
          />
        </span>
      )}
    </Field>
  );
}
