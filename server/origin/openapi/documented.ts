import type { Call } from '#contract/define-call.ts';
import type { CallInput, DocumentedCall } from './documented-call.ts';

/** What the contract does not say of a call: its words, and an example. */
interface CallWords extends Pick<DocumentedCall, 'id' | 'summary' | 'about'> {
  readonly example?: CallInput['example'];
}

/** A call of the contract as the OpenAPI document has it. */
export function documented<Sent extends object, Wire extends object, Answer>(
  { method, path, by, input, output }: Call<Sent, Wire, Answer>,
  { example, ...words }: CallWords,
): DocumentedCall {
  return {
    ...words,
    call: `${method} ${path}`,
    by,
    ...(example && { takes: { as: [input.as], schema: input.schema, example } }),
    answer: { json: output },
  };
}
