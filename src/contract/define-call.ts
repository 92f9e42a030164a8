import * as z from 'zod/mini';

/**
 * One call of the origin: where it is, what it takes and what it answers. Gateways send it, routes serve it, and the
 * OpenAPI document, the fake handlers and the tests read it.
 */
export interface Call<Sent, Wire, Answer> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly by: 'anyone' | 'signed-in' | 'dealer';
  /** What a request brings and how it is written. */
  readonly input: CallInput<Sent>;
  /** The JSON of a good answer, as strict as the origin writes it. */
  readonly output: z.ZodMiniType<Wire>;
  /** What the answer means to the core. */
  readonly read: (wire: Wire) => Answer;
}

/** The fields of a request and their encoding. */
interface CallInput<Sent> {
  readonly as: 'query' | 'form' | 'json';
  readonly schema: z.ZodMiniType<Sent>;
}

/** The input of a call that brings nothing. */
export const nothing = { as: 'query', schema: z.object({}) } as const;

/** The JSON of the good answer of a call. */
export type WireAnswer<Described> = Described extends { readonly output: z.ZodMiniType<infer Wire> } ? Wire : never;

/**
 * Describes a call, with its types inferred.
 *
 * @example
 * const years = defineCall({ method: 'GET', path: '/api/recall-check/years', by: 'anyone', input: nothing, output, read });
 */
export function defineCall<Sent extends object, Wire extends object, Answer>(
  call: Call<Sent, Wire, Answer>,
): Call<Sent, Wire, Answer> {
  return call;
}
