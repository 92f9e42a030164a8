/** What a gateway wants sent, before it becomes a request. */
export interface HttpCall {
  readonly method: 'GET' | 'POST';
  readonly endpoint: `/${string}`;
  /** The whole address, for what does not lie on the host of the site. */
  readonly address?: string;
  /** Query fields; `undefined` ones are left out. */
  readonly query?: HttpFields;
  readonly body?: HttpBody;
  /** Call the request JSON though it has no body. */
  readonly declaresJson?: boolean;
  /** Send the signed-in person's token as a bearer header; `optional` sends the call also without one. */
  readonly authenticated?: boolean | 'optional';
  /** Send the site's domain in the `uri` header. */
  readonly identifiesSite?: boolean;
  /** The address the call is made for, as forwarded-for header. */
  readonly forwardedFor?: string | undefined;
  /** Must not happen twice: all tries carry one Idempotency-Key, that of the wish where it has a name. */
  readonly onlyOnce?: boolean;
  readonly idempotencyKey?: string | undefined;
  /** The media types that are wanted, where it is not JSON alone. */
  readonly accept?: string;
  /** Begins to listen to an answer while it comes in: anew for each try. */
  readonly listen?: (() => (chunk: Uint8Array) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How many tries may follow the first at most, where it is fewer than for other calls. */
  readonly retries?: number;
}

/** Fields as named on the wire; `undefined` ones are left out. */
export type HttpFields = Readonly<Record<string, string | undefined>>;

/** Fields of a form that can bring files along. */
export type FormFields = Readonly<Record<string, string | File | undefined>>;

/** A body in one of the three encodings the specification uses. */
export type HttpBody =
  | { readonly encoding: 'form'; readonly fields: HttpFields }
  | { readonly encoding: 'multipart'; readonly fields: FormFields }
  | { readonly encoding: 'json'; readonly value: unknown };
