/** A gateway's call, before it becomes a request. */
export interface HttpCall {
  readonly method: 'GET' | 'POST';
  readonly endpoint: `/${string}`;
  /** The full URL, for calls outside the site's host. */
  readonly address?: string;
  /** Query fields. `undefined` fields are omitted. */
  readonly query?: HttpFields;
  readonly body?: HttpBody;
  /** Declare the request as JSON although it has no body. */
  readonly declaresJson?: boolean;
  /** Send the signed-in person's token as a bearer header. `optional` also sends the call without a token. */
  readonly authenticated?: boolean | 'optional';
  /** Send the site's domain in the `uri` header. */
  readonly identifiesSite?: boolean;
  /** The client's IP address, sent as the forwarded-for header. */
  readonly forwardedFor?: string | undefined;
  /**
   * The call must not be executed twice: all attempts carry the same Idempotency-Key, which is the caller's
   * `idempotencyKey` if given.
   */
  readonly onlyOnce?: boolean;
  readonly idempotencyKey?: string | undefined;
  /** The accepted media types, if not only JSON. */
  readonly accept?: string;
  /** Creates a listener for the chunks of a response as they arrive. Called once per attempt. */
  readonly listen?: (() => (chunk: Uint8Array) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The maximum number of retries, if lower than for other calls. */
  readonly retries?: number;
}

/** Fields with their wire names. `undefined` fields are omitted. */
export type HttpFields = Readonly<Record<string, string | undefined>>;

/** Form fields, which can include files. */
export type FormFields = Readonly<Record<string, string | File | undefined>>;

/** A request body in one of the three encodings in the specification. */
export type HttpBody =
  | { readonly encoding: 'form'; readonly fields: HttpFields }
  | { readonly encoding: 'multipart'; readonly fields: FormFields }
  | { readonly encoding: 'json'; readonly value: unknown };
