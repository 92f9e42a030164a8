import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { Field, type FieldText } from './field.tsx';

interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'id'> {}

/** Renders a text area that grows with its content. */
export function TextArea({ label, hint, error, optional, id, className = '', rows = 4, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false} id={id}>
      {(ties) => (
        <textarea
          {...area}
          {...ties}
          rows={rows}
          className={`${controlClass} field-sizing-content min-h-24 ${className}`}
        />
      )}
    </Field>
  );
}
