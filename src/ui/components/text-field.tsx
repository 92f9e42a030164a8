import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { Field, type FieldText } from './field.tsx';

/** The props of a single-line field: its texts and all input attributes. */
export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'id'> {}

/** Renders a single-line text field with its label, a hint and, if invalid, its error. */
export function TextField({ label, hint, error, optional, id, className = '', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false} id={id}>
      {(ties) => <input {...input} {...ties} className={`${controlClass} ${className}`} />}
    </Field>
  );
}
