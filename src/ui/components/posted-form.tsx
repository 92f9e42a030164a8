import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, type FormProps } from 'react-router';
import type { CallError } from '../app/answers/call-error.ts';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Notice } from './notice.tsx';
import type { FieldTexts, FormField } from './validated-form.tsx';

interface PostedFormProps extends Pick<FormProps, 'action' | 'encType' | 'onSubmit' | 'reloadDocument'> {
  /** The response to the last submission. Each new response with errors moves focus to them. */
  readonly answer: unknown;
  /** Error messages by field name. */
  readonly errors?: FieldTexts;
  /** An error that concerns no particular field. */
  readonly failure?: ReactNode;
  /** The failed call, if that is the error. */
  readonly callError?: CallError | null | undefined;
  readonly children: (field: (name: string) => Pick<FormField, 'name' | 'id' | 'error'>) => ReactNode;
}

/**
 * Renders a short form that is validated on the server. Without scripts it is a plain POST. For a long form, use
 * ValidatedForm.
 */
export function PostedForm({ answer, errors = {}, failure, callError, children, ...form }: PostedFormProps) {
  const callErrorText = useCallErrorText();
  const failed = failure || (callError && callErrorText(callError));
  const formId = useId();
  const wrong = useRef<HTMLDivElement>(null);
  const idOf = (name: string) => `${formId}-${name}`;
  const problems = Object.entries(errors).map(([name, text]) => ({ id: idOf(name), text }));
  useEffect(() => {
    if (answer) wrong.current?.focus();
  }, [answer]);
  return (
    <Form {...form} method="post" noValidate className="grid gap-5">
      {problems.length > 0 ? <ErrorSummary ref={wrong} problems={problems} /> : null}
      {failed ? (
        <div ref={problems.length > 0 ? null : wrong} tabIndex={-1}>
          <Notice kind="danger">{failed}</Notice>
        </div>
      ) : null}
      {children((name) => ({ name, id: idOf(name), error: errors[name] }))}
    </Form>
  );
}
