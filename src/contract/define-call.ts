import * as z from 'zod/mini';

/**
 * The common properties of every call of the origin: path, required authentication and input. Gateways send the call,
 * routes serve it, and the OpenAPI document, the fake handlers and the tests are derived from it.
 */
export interface CallRequest<Sent, Taken = Sent> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** Other paths at which the origin serves the same call. */
  readonly alsoAt?: readonly `/${string}`[];
  readonly by: 'anyone' | 'signed-in' | 'dealer';
  /** Anyone may make the call; the token of a signed-in person is sent with it. */
  readonly optionalToken?: true;
  /** Sends the site's domain in the `uri` header. */
  readonly identifiesSite?: true;
  /** The call must not be executed twice: all attempts share one Idempotency-Key. */
  readonly onlyOnce?: true;
  /** The request declares a JSON content type although it has no body. */
  readonly declaresJson?: true;
  /** The maximum number of retries after the first attempt, if lower than for other calls. */
  readonly retries?: number;
  /** The fields of a request and their encoding. */
  readonly input: CallInput<Sent, Taken>;
}

/** A call with a JSON response. */
export interface Call<Sent, Wire, Answer, Taken = Sent> extends CallRequest<Sent, Taken> {
  /** The JSON of a successful response, as strict as the origin writes it. */
  readonly output: z.ZodMiniType<Wire>;
  /** Converts the response to a value of the core. */
  readonly read: (wire: Wire) => Answer;
  /**
   * Interprets a response whose HTTP status is a success but whose `status` differs from the output's. Returns
   * `undefined` if that status promises data. Without this function, `error` is a refusal and any other status is
   * unreadable.
   */
  readonly declined?: (declined: Declined) => Answer | undefined;
  /**
   * The response is parsed without normalization; otherwise, values from another origin are first converted to the
   * types of the output.
   */
  readonly exact?: true;
  /** A successful response may be text that is not JSON. */
  readonly takesText?: true;
}

/** A response whose HTTP status is a success but whose `status` is not. */
export interface Declined {
  readonly status: string;
  readonly message: string | null;
}

/** A call that can stream its steps as server-sent events before its final response. */
export interface StreamedCall<Sent, Wire, Answer, Step, Taken = Sent> extends Call<Sent, Wire, Answer, Taken> {
  readonly events: {
    /** The name of the event for a step. */
    readonly step: string;
    /** The name of the last event, which contains the response. */
    readonly answer: string;
    readonly schema: z.ZodMiniType<Step>;
  };
}

/** A call that responds with a file of one of these media types. */
export interface FileCall<Sent, Taken = Sent> extends CallRequest<Sent, Taken> {
  readonly files: readonly string[];
}

/** The fields of a request and their encoding. A form that clients send as multipart is accepted in either encoding. */
interface CallInput<Sent, Taken> {
  readonly as: 'query' | 'form' | 'multipart' | 'json';
  readonly schema: z.ZodMiniType<Taken, Sent>;
}

/** Returns the input of a call whose fields are sent in the query. */
export const query = /* @__PURE__ */ inputAs('query');
/** Returns the input of a call whose fields are sent as a URL-encoded form. */
export const form = /* @__PURE__ */ inputAs('form');
/** Returns the input of a call whose fields are sent as a multipart form. */
export const multipart = /* @__PURE__ */ inputAs('multipart');
/** Returns the input of a call whose fields are sent as JSON. */
export const json = /* @__PURE__ */ inputAs('json');

/** The input of a call without fields. */
export const nothing = /* @__PURE__ */ query({});

function inputAs<const As extends CallInput<never, never>['as']>(as: As) {
  return <Shape extends z.core.$ZodShape>(shape: Shape) => ({ as, schema: z.object(shape) });
}

/** The JSON of a call's successful response. */
export type WireAnswer<Described> = Described extends { readonly output: z.ZodMiniType<infer Wire> } ? Wire : never;

/** The input that the origin reads from a request of a call. */
export type TakenBy<Described> = Described extends {
  readonly input: { readonly schema: z.ZodMiniType<infer Taken> };
}
  ? Taken
  : never;

type WhoCalls<By> = { readonly by: By };

/**
 * Defines a call with a JSON response and infers its types.
 *
 * @example
 * const years = defineCall({ method: 'GET', path: '/api/recall-check/years', by: 'anyone', input: nothing, output, read });
 */
export function defineCall<Sent extends object, Taken, Wire, Answer, const By extends CallRequest<Sent>['by']>(
  call: Call<Sent, Wire, Answer, Taken> & WhoCalls<By>,
): Call<Sent, Wire, Answer, Taken> & WhoCalls<By> {
  return call;
}

/** Defines a call that can stream its steps and infers its types. */
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

/** Defines a call that responds with a file and infers its types. */
export function defineFileCall<Sent extends object, Taken, const By extends CallRequest<Sent>['by']>(
  call: FileCall<Sent, Taken> & WhoCalls<By>,
): FileCall<Sent, Taken> & WhoCalls<By> {
  return call;
}
