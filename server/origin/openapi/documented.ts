import * as z from 'zod/mini';
import type { Call, CallRequest, FileCall, StreamedCall } from '#contract/define-call.ts';
import type { CallAnswer, CallInput, DocumentedCall } from './documented-call.ts';

/** The documentation of a call that is not part of the contract: texts, an example, and errors. */
interface CallWords
  extends Pick<DocumentedCall, 'id' | 'summary' | 'about' | 'headers' | 'declines' | 'fails' | 'limits'> {
  /** IDs of the other paths, in the same order. */
  readonly alsoAt?: readonly string[];
  readonly example?: CallInput['example'];
  /** Media types of the origin's responses, if a client accepts more. */
  readonly files?: readonly string[];
}

type AnyCall<Sent, Taken, Wire, Step> = CallRequest<Sent, Taken> &
  Partial<
    Pick<Call<Sent, Wire, unknown>, 'output'> &
      Pick<StreamedCall<Sent, Wire, unknown, Step>, 'events'> &
      Pick<FileCall<Sent>, 'files'>
  > & { readonly declined?: unknown };

/** Returns the OpenAPI documentation of a call of the contract. */
export function documented<Sent extends object, Taken, Wire, Step>(
  call: AnyCall<Sent, Taken, Wire, Step>,
  { example, alsoAt: otherIds = [], files = call.files, ...words }: CallWords,
): DocumentedCall {
  const { method, path, alsoAt = [], by, input, identifiesSite, onlyOnce } = call;
  const headers = [...(identifiesSite ? (['uri'] as const) : []), ...(onlyOnce ? (['Idempotency-Key'] as const) : [])];
  return {
    call: `${method} ${path}`,
    by,
    ...(otherIds.length > 0 && { alsoAt: Object.fromEntries(alsoAt.map((at, index) => [otherIds[index], at])) }),
    ...(headers.length > 0 && { headers }),
    ...(call.declined !== undefined && { declines: true }),
    ...(example && { takes: { as: [encodingOf(input)], schema: input.schema, example } }),
    answer: answerOf(call, files),
    ...words,
  };
}

/** The origin accepts both form encodings, except for forms with a file. */
function encodingOf<Sent, Taken>({ as, schema }: CallRequest<Sent, Taken>['input']): CallInput['as'][number] {
  if (as !== 'multipart') return as;
  const fields = schema instanceof z.ZodMiniObject ? Object.values(schema.shape) : [];
  return fields.some((field) => field instanceof z.ZodMiniFile) ? as : 'form';
}

function answerOf<Sent, Taken, Wire, Step>(
  { output, events }: AnyCall<Sent, Taken, Wire, Step>,
  files: readonly string[] | undefined,
): CallAnswer {
  return {
    ...(output && { json: output }),
    ...(files && { files }),
    ...(output && events && { events: { [events.step]: events.schema, [events.answer]: output } }),
  };
}
