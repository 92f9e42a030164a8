import type { CallRequest } from '#contract/define-call.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { FormFields, HttpBody, HttpCall, HttpFields } from './http-call.ts';

/** Options for sending a call once, in addition to its input. */
export interface SendingOptions extends CallOptions {
  /** The client's IP address, sent as the forwarded-for header. */
  readonly forwardedFor?: string | undefined;
}

/** Turns a contract call and its input into an HTTP call. */
export function httpCallOf<Sent extends object, Taken>(
  call: CallRequest<Sent, Taken>,
  sent: Sent,
  options: SendingOptions = {},
): HttpCall {
  const { method, path, by, optionalToken, identifiesSite, onlyOnce, declaresJson, retries, input } = call;
  return {
    method,
    endpoint: path,
    authenticated: optionalToken ? 'optional' : by !== 'anyone',
    ...(identifiesSite && { identifiesSite }),
    ...(onlyOnce && { onlyOnce }),
    ...(declaresJson && { declaresJson }),
    ...(retries !== undefined && { retries }),
    forwardedFor: options.forwardedFor,
    idempotencyKey: options.idempotencyKey,
    signal: options.signal,
    ...(input.as === 'query' ? { query: textsOf(sent) } : { body: bodyOf(input.as, sent) }),
  };
}

function bodyOf(as: 'form' | 'multipart' | 'json', sent: object): HttpBody {
  switch (as) {
    case 'form':
      return { encoding: 'form', fields: textsOf(sent) };
    case 'multipart':
      return { encoding: 'multipart', fields: formFieldsOf(sent) };
    case 'json':
      return { encoding: 'json', value: sent };
  }
}

function textsOf(sent: object): HttpFields {
  return fieldsOf(sent, String);
}

function formFieldsOf(sent: object): FormFields {
  return fieldsOf(sent, (value) => (value instanceof File ? value : String(value)));
}

function fieldsOf<Field>(sent: object, field: (value: unknown) => Field): Readonly<Record<string, Field | undefined>> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, value === undefined ? undefined : field(value)]),
  );
}
