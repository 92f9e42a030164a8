import * as z from 'zod/mini';
import type { CallRequest } from '#contract/define-call.ts';
import type { CallTexts } from './call-texts.ts';
import type { CallAnswer, CallInput, DocumentedCall } from './documented-call.ts';

/** The parts of a contract call that its documentation needs. */
export interface DescribedCall extends Pick<CallRequest<never>, 'alsoAt' | 'by' | 'identifiesSite' | 'onlyOnce'> {
  readonly input?: { readonly as: CallInput['as'][number]; readonly schema: z.core.$ZodType };
  readonly output?: z.core.$ZodType;
  readonly events?: { readonly step: string; readonly answer: string; readonly schema: z.core.$ZodType };
  readonly files?: readonly string[];
  readonly declined?: unknown;
}

/** Returns the OpenAPI documentation of a call of the contract. */
export function documented(
  call: DescribedCall,
  { example, encodings, alsoAt: otherIds = [], files, ...texts }: CallTexts,
): DocumentedCall {
  const { alsoAt = [], by, input, identifiesSite, onlyOnce } = call;
  const headers = [...(identifiesSite ? (['uri'] as const) : []), ...(onlyOnce ? (['Idempotency-Key'] as const) : [])];
  return {
    by,
    ...(otherIds.length > 0 && { alsoAt: Object.fromEntries(alsoAt.map((at, index) => [otherIds[index], at])) }),
    ...(headers.length > 0 && { headers }),
    ...(call.declined !== undefined && { declines: true }),
    ...(example && input && { takes: { as: encodings ?? [encodingOf(input)], schema: input.schema, example } }),
    answer: answerOf(call, files ?? call.files),
    ...texts,
  };
}

/** The origin accepts both form encodings, except for forms with a file. */
function encodingOf({ as, schema }: NonNullable<DescribedCall['input']>): CallInput['as'][number] {
  if (as !== 'multipart') return as;
  const fields = schema instanceof z.ZodMiniObject ? Object.values(schema.shape) : [];
  return fields.some((field) => field instanceof z.ZodMiniFile) ? as : 'form';
}

function answerOf({ output, events }: DescribedCall, files: readonly string[] | undefined): CallAnswer {
  return {
    ...(output && { json: output }),
    ...(files && { files }),
    ...(output && events && { events: { [events.step]: events.schema, [events.answer]: output } }),
  };
}
