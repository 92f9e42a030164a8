import type { Call } from '#contract/define-call.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { HttpCall, HttpFields } from './http-call.ts';

/** Turns a call of the contract, with what it brings, into what is sent. */
export function httpCallOf<Sent extends object>(
  { method, path, by, input }: Pick<Call<Sent, never, never>, 'method' | 'path' | 'by' | 'input'>,
  sent: Sent,
  options: CallOptions | undefined,
): HttpCall {
  const call: HttpCall = { method, endpoint: path, authenticated: by !== 'anyone', signal: options?.signal };
  if (input.as === 'query') return { ...call, query: fieldsOf(sent) };
  return {
    ...call,
    body: input.as === 'json' ? { encoding: 'json', value: sent } : { encoding: 'form', fields: fieldsOf(sent) },
  };
}

function fieldsOf(sent: object): HttpFields {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
  );
}
