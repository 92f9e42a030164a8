import * as z from 'zod/mini';

/**
 * What every call of the origin has: where it is, who may call it and what it takes. Gateways send it, routes serve it, and
 * the OpenAPI document, the fake handlers and the tests read it.
 */
export interface CallRequest<Sent, Taken = Sent> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** Other paths at which the origin answers the same call. */
  readonly alsoAt?: readonly `/${string}`[];
  readonly by: 'anyone' | 'signed-in' | 'dealer';
  /** Anyone may call, and the token of a signed-in person is sent along. */
  readonly optionalToken?: true;
  /** The site's domain is sent in the `uri` header. */
  readonly identifiesSite?: true;
  /** Must not happen twice: all tries carry one Idempotency-Key. */
  readonly onlyOnce?: true;
  /** The request is declared as JSON though it has no body. */
  readonly declaresJson?: true;
  /** How many retries may follow the first try at most, where it is fewer than for other calls. */
  readonly retries?: number;
  /** What a request brings and how it is written. */
  readonly input: CallInput<Sent, Taken>;
}

/** A call that answers with JSON. */
export interface Call<Sent, Wire, Answer, Taken = Sent> extends CallRequest<Sent, Taken> {
  /** The JSON of a good answer, as strict as the origin writes it. */
  readonly output: z.ZodMiniType<Wire>;
  /** What the answer means to the core. */
  readonly read: (wire: Wire) => Answer;
  /**
   * What an answer means whose HTTP status is a success and whose `status` is another than the output has; `undefined` where
   * such a status promises data. Without it `error` is a refusal, and any other cannot be read.
   */
  readonly declined?: (declined: Declined) => Answer | undefined;
  /** The answer is read as it is; otherwise what another origin writes is first brought into the types of the output. */
  readonly exact?: true;
  /** A success may be text that is not JSON. */
  readonly takesText?: true;
}

/** An answer whose HTTP status is a success, but not its `status`. */
export interface Declined {
  readonly status: string;
  readonly message: string | null;
}

/** A call that can stream its steps as server-sent events before its answer. */
export interface StreamedCall<Sent, Wire, Answer, Step, Taken = Sent> extends Call<Sent, Wire, Answer, Taken> {
  readonly events: {
    /** The name of the event of a step. */
    readonly step: string;
    /** The name of the last event, the answer. */
    readonly answer: string;
    readonly schema: z.ZodMiniType<Step>;
  };
}

/** A call that answers with a file of one of these media types. */
export interface FileCall<Sent, Taken = Sent> extends CallRequest<Sent, Taken> {
  readonly files: readonly string[];
}

/** The fields of a request and their encoding. A form that is sent as multipart may come in either encoding. */
interface CallInput<Sent, Taken> {
  readonly as: 'query' | 'form' | 'multipart' | 'json';
  readonly schema: z.ZodMiniType<Taken, Sent>;
}

/** The input of a call that brings nothing. */
export const nothing = { as: 'query', schema: z.object({}) } as const;

/** The JSON of the good answer of a call. */
export type WireAnswer<Described> = Described extends { readonly output: z.ZodMiniType<infer Wire> } ? Wire : never;

/** What the origin reads from a request of a call. */
export type TakenBy<Described> = Described extends {
  readonly input: { readonly schema: z.ZodMiniType<infer Taken> };
}
  ? Taken
  : never;

type WhoCalls<By> = { readonly by: By };

/**
 * Describes a call that answers with JSON, with its types inferred.
 *
 * @example
 * const years = defineCall({ method: 'GET', path: '/api/recall-check/years', by: 'anyone', input: nothing, output, read });
 */
export function defineCall<Sent extends object, Taken, Wire, Answer, const By extends CallRequest<Sent>['by']>(
  call: Call<Sent, Wire, Answer, Taken> & WhoCalls<By>,
): Call<Sent, Wire, Answer, Taken> & WhoCalls<By> {
  return call;
}

/** Describes a call that can stream its steps, with its types inferred. */
export function defineStreamedCall<
  Sent extends object,
  Taken,
  Wire,
  Answer,
  Step extends object,
  const By extends CallRequest<Sent>['by'],
>(
  call: StreamedCall<Sent, Wire, Answer, Step, Taken> & WhoCalls<By>,
): StreamedCall<Sent, Wire, Answer, Step, Taken> & WhoCalls<By> {
  return call;
}

/** Describes a call that answers with a file, with its types inferred. */
export function defineFileCall<Sent extends object, Taken, const By extends CallRequest<Sent>['by']>(
  call: FileCall<Sent, Taken> & WhoCalls<By>,
): FileCall<Sent, Taken> & WhoCalls<By> {
  return call;
}
