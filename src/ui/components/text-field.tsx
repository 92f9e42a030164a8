import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { Field, type FieldText } from './field.tsx';

/** What a field of one line takes: its texts, and all that an input does. */
export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'id'> {}

/** One line of text with its label, a hint and, when something is wrong, what it is. */
export function TextField({ label, hint, error, optional, id, className = '', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false} id={id}>
      {(ties) => <input {...input} {...ties} className={`${controlClass} ${className}`} />}
    </Field>
  );
}
