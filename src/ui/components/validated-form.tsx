import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { Form, useSubmit } from 'react-router';
import { ErrorSummary } from './error-summary.tsx';

/** The props of a form field: its name and handlers, its ID and its error. */
export interface FormField extends Pick<UseFormRegisterReturn, 'onChange' | 'onBlur' | 'ref'> {
  readonly name: string;
  readonly id: string;
  readonly error: string | undefined;
  /** The value before hydration, such as the submitted value. */
  readonly defaultValue?: string;
}

/** Errors from the server by field name. */
export type FieldTexts = Readonly<Record<string, string>>;

interface ValidatedFormProps<Values extends FieldValues> {
  /** Validates the values before they are sent, such as `zodResolver(schema)`. Its messages are shown unchanged. */
  readonly resolver: Resolver<Values>;
  readonly defaultValues: DefaultValues<Values>;
  /** Errors from the server. The only errors before hydration. */
  readonly errors?: FieldTexts | undefined;
  readonly action?: string;
  readonly children: (field: (name: Path<Values>) => FormField) => ReactNode;
}

/**
 * Renders a form that shows all its errors at once, both before and after it is sent. Without scripts it is a plain
 * POST.
 */
export function ValidatedForm<Values extends FieldValues>({
  resolver,
  defaultValues,
  errors: answered,
  action,
  children,
}: ValidatedFormProps<Values>) {
  const formId = useId();
  const submit = useSubmit();
  const summary = useRef<HTMLDivElement>(null);
  const { register, handleSubmit, formState } = useForm<Values>({ resolver, defaultValues, shouldFocusError: false });
  const found = messagesOf(formState.errors);
  const texts = Object.keys(found).length > 0 ? found : (answered ?? {});
  const idOf = (name: string) => `${formId}-${name}`;
  const { submitCount } = formState;
  const answer = Object.values(answered ?? {}).join('\n');

  useEffect(() => {
    if (submitCount > 0 || answer) summary.current?.focus();
  }, [submitCount, answer]);

  function defaultOf(name: Path<Values>): Pick<FormField, 'defaultValue'> {
    const value: unknown = formState.defaultValues?.[name];
    return typeof value === 'string' ? { defaultValue: value } : {};
  }

  function send(event: SubmitEvent<HTMLFormElement>): void {
    const { currentTarget: form } = event;
    const { submitter } = event.nativeEvent;
    void handleSubmit(() => submit(submitter instanceof HTMLButtonElement ? submitter : form))(event);
  }

  return (
    <Form method="post" {...(action && { action })} onSubmit={send} noValidate className="grid gap-5">
      <ErrorSummary ref={summary} problems={Object.entries(texts).map(([name, text]) => ({ id: idOf(name), text }))} />
      {children((name) => ({ ...register(name), ...defaultOf(name), id: idOf(name), error: texts[name] }))}
    </Form>
  );
}

function messagesOf(errors: FieldErrors): FieldTexts {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (error?.message ? [[name, String(error.message)]] : [])),
  );
}
