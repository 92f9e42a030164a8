import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

/** What every field has around the control itself. */
export interface FieldText {
  readonly label: string;
  /** What helps to fill it in. */
  readonly hint?: ReactNode;
  /** What is wrong with what it holds. */
  readonly error?: string | undefined;
  /** Says that it may stay empty. */
  readonly optional?: boolean;
  /** Where an error summary leads to; one is made up where none is given. */
  readonly id?: string | undefined;
}

/** What ties a control to its label, hint and error. */
interface ControlTies {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldText {
  readonly children: (ties: ControlTies) => ReactNode;
}

/** A control with its label, a hint and, when something is wrong, what it is. */
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
