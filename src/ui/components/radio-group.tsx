import { type ComponentProps, type ReactNode, useId } from 'react';

interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'defaultValue' | 'value' | 'id'> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly defaultValue?: string | undefined;
  readonly error?: string | undefined;
  /** The ID that an error summary links to: the first option. */
  readonly id?: string | undefined;
}

/** Renders a single choice from a few visible options. Arrow keys move between them. */
export function RadioGroup({ legend, options, defaultValue, error, id: givenId, ...input }: RadioGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="pb-1.5 font-semibold">{legend}</legend>
      {error ? (
        <p id={`${id}-error`} className="font-medium text-danger">
          {error}
        </p>
      ) : null}
      {options.map(({ value, label, hint }, index) => {
        const optionId = index === 0 ? id : `${id}-${value}`;
        return (
          <div
            key={value}
            className="rounded-(--radius-card) border border-line bg-surface px-4 py-3 has-checked:border-primary-ink has-checked:ring-1 has-checked:ring-primary-ink"
          >
            <label htmlFor={optionId} className="flex cursor-pointer items-start gap-3">
              <input
                {...input}
                id={optionId}
                type="radio"
                value={value}
                defaultChecked={value === defaultValue}
                aria-describedby={hint ? `${optionId}-hint` : undefined}
                className="mt-0.5 size-5 shrink-0 accent-primary-ink"
              />
              <span className="font-medium">{label}</span>
            </label>
            {hint ? (
              <p id={`${optionId}-hint`} className="pl-8 text-muted text-sm">
                {hint}
              </p>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
