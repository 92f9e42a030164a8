import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

/** The texts around a field's control. */
export interface FieldText {
  readonly label: string;
  /** Help for filling in the field. */
  readonly hint?: ReactNode;
  /** The error in the current value. */
  readonly error?: string | undefined;
  /** Marks the field as optional. */
  readonly optional?: boolean;
  /** The ID that an error summary links to. Generated if omitted. */
  readonly id?: string | undefined;
}

/** The attributes that link a control to its label, hint and error. */
interface ControlTies {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldText {
  readonly children: (ties: ControlTies) => ReactNode;
}

/** Renders a control with its label, a hint and, if invalid, its error. */
export function Field({ label, hint, error, optional, id: givenId, children }: FieldProps) {
  const { t } = useTexts('ui');
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional ? ' ' : null}
        {optional ? <span className="font-normal text-muted">({t('ui.optional')})</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="font-medium text-danger">
          {error}
        </p>
      ) : null}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
    </div>
  );
}
