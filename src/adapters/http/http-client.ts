import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import type { Call, FileCall } from '#contract/define-call.ts';
import { normalized } from '#contract/normalized.ts';
import type { Clock } from '#ports/clock.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { Logger } from '#ports/logger.ts';
import {
  AnswerTooLargeError,
  fileOf,
  type HttpAnswer,
  type HttpFileAnswer,
  isSuccess,
  jsonOf,
  MAX_FILE_BYTES,
  MAX_JSON_BYTES,
  withTextAsJson,
} from './http-answer.ts';
import type { HttpCall } from './http-call.ts';
import { httpCallOf, type SendingOptions } from './http-call-of.ts';
import { declinedIn, errorFromAnswer, refusalIn } from './http-error.ts';
import { httpRequest } from './http-request.ts';
import { type Fetch, type RetryPolicy, retryingFetch } from './retrying-fetch.ts';

/** Sends calls and parses their answers; the only thing a gateway needs. */
export interface HttpClient {
  /** Sends a call of the contract and returns what its answer means. */
  call<Sent extends object, Wire, Answer, Taken>(
    call: Call<Sent, Wire, Answer, Taken>,
    sent: Sent,
    options?: SendingOptions,
  ): ResultAsync<Answer, GatewayError>;
  /** Sends a call of the contract that answers with a file, and tells of which media type it is. */
  download<Sent extends object, Taken>(
    call: FileCall<Sent, Taken>,
    sent: Sent,
    options?: SendingOptions,
  ): ResultAsync<HttpFileAnswer, GatewayError>;
  /** Reads an answer to a call of the contract; one that is no success by its status is its error. */
  meaningOf<Sent, Wire, Answer, Taken>(
    described: Call<Sent, Wire, Answer, Taken>,
    call: HttpCall,
    answer: HttpAnswer,
  ): Result<Answer, GatewayError>;
  /** Sends a call whose answer is JSON of the schema's shape. */
  json<Answer>(call: HttpCall, schema: z.ZodMiniType<Answer>): ResultAsync<Answer, GatewayError>;
  /** Sends a call whose answer is a file of the given media type. */
  file(call: HttpCall, mediaType: string): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** Sends a call whose answer is a file of one of these media types, and tells which. */
  fileOfAny(call: HttpCall, mediaTypes: readonly string[]): ResultAsync<HttpFileAnswer, GatewayError>;
  /** Sends a call whose answer may be one thing or another by its HTTP status: see {@link HttpClient.read}. */
  answer(call: HttpCall): ResultAsync<HttpAnswer, GatewayError>;
  /** Reads an answer as JSON of the schema's shape; one that is no success by its status is its error. */
  read<Answer>(call: HttpCall, answer: HttpAnswer, schema: z.ZodMiniType<Answer>): Result<Answer, GatewayError>;
}

/** What {@link createHttpClient} needs. */
export interface HttpClientDependencies {
  /** Where the origin answers, such as `https://vinport.example`. */
  readonly origin: string;
  readonly siteDomain: string;
  readonly fetch: Fetch;
  /** The signed-in person's token, looked up anew for each call. */
  readonly token: () => string | null;
  /**
   * Asked where the origin knows the person no longer, with the token that was sent; answers whether they have signed in
   * again, so that the call is worth sending once more. Without it the call answers `signed-out` at once.
   */
  readonly askToSignInAgain?: (refused: string | null, signal?: AbortSignal) => Promise<boolean>;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly logger: Logger;
  /** That of the specification unless told otherwise. */
  readonly retries?: RetryPolicy;
}

/** What a header can carry; a token of anything else is none. */
const HEADER_TEXT = /^[\x21-\x7e]+$/;

/**
 * Makes the client that all gateways share.
 *
 * @example
 * const { origin, siteDomain, fetch } = world;
 * const client = createHttpClient({ origin, siteDomain, fetch, token: () => cookies.get('token'), ids, clock, logger });
 */
export function createHttpClient(dependencies: HttpClientDependencies): HttpClient {
  const { fetch, token, askToSignInAgain, ids, clock, logger, retries, origin, siteDomain } = dependencies;
  const send = retryingFetch(fetch, clock, retries);

  function exchange(call: HttpCall, accept: string, mostBytes: number): ResultAsync<HttpAnswer, GatewayError> {
    if (call.authenticated !== true || askToSignInAgain === undefined) return exchangeOnce(call, accept, mostBytes);
    const again = async (): Promise<Result<HttpAnswer, GatewayError>> => {
      const sent = token();
      const first = await exchangeOnce(call, accept, mostBytes);
      if (!isSignedOut(first)) return first;
      const worthIt = await askToSignInAgain(sent, call.signal);
      if (call.signal?.aborted) return err({ code: 'cancelled' });
      return worthIt ? exchangeOnce(call, accept, mostBytes) : first;
    };
    return new ResultAsync(again());
  }

  function exchangeOnce(call: HttpCall, accept: string, mostBytes: number): ResultAsync<HttpAnswer, GatewayError> {
    const stored = token();
    const usableToken = stored !== null && HEADER_TEXT.test(stored) ? stored : null;
    if (call.authenticated === true && usableToken === null) return errAsync({ code: 'signed-out' });
    // What no request can say is thrown while it is built; here it becomes a rejection.
    const sent = async () => {
      const idempotencyKey = call.idempotencyKey ?? ids.next();
      const { url, init } = httpRequest(call, { origin, siteDomain, token: usableToken, idempotencyKey, accept });
      return send(url, call.signal ? { ...init, signal: call.signal } : init, mostBytes, call);
    };
    return ResultAsync.fromPromise(sent(), (thrown) => errorFromThrown(call, thrown));
  }

  /** Whoever leaves may give any reason, so the signal tells, not what was thrown. */
  function errorFromThrown(call: HttpCall, thrown: unknown): GatewayError {
    if (call.signal?.aborted) return { code: 'cancelled' };
    if (thrown instanceof AnswerTooLargeError) return unreadable(call, thrown.message);
    if (thrown instanceof Error && thrown.name === 'TimeoutError') return { code: 'timed-out' };
    return Object.defineProperty({ code: 'unreachable' } as const, 'cause', { value: thrown });
  }

  function unreadable(call: HttpCall, reason: string): GatewayError {
    if (call.signal?.aborted) return { code: 'cancelled' };
    logger.error('The answer of the origin does not fit.', { endpoint: call.endpoint, reason });
    return { code: 'unreadable-answer', reason };
  }

  function successOf(call: HttpCall, answer: HttpAnswer): Result<HttpAnswer, GatewayError> {
    if (isSuccess(answer)) return ok(answer);
    const error = errorFromAnswer(answer, clock.now());
    return err(error.code === 'unreadable-answer' ? unreadable(call, error.reason) : error);
  }

  function parsed<Value>(call: HttpCall, schema: z.ZodMiniType<Value>, body: unknown, sent: unknown = body) {
    const read = schema.safeParse(body);
    if (read.success) return ok(read.data);
    // A caller that wants to read `status` itself has it in its schema; for all others an error is an error.
    const reason = read.error.issues.map(issueText).join('; ');
    return err(refusalIn(sent) ?? unreadable(call, reason));
  }

  const jsonIn = (call: HttpCall, answer: HttpAnswer) =>
    successOf(call, answer).andThen((success) => jsonOf(success).mapErr((reason) => unreadable(call, reason)));

  const client: HttpClient = {
    call: (described, sent, options) => {
      const call = httpCallOf(described, sent, options);
      return client.answer(call).andThen((answer) => client.meaningOf(described, call, answer));
    },
    download: (described, sent, options) => client.fileOfAny(httpCallOf(described, sent, options), described.files),
    meaningOf: ({ output, read, declined, exact, takesText }, call, answer) =>
      jsonIn(call, takesText ? withTextAsJson(answer) : answer).andThen((body) => {
        const other = declined && declinedIn(body);
        const meaning = other ? declined(other) : undefined;
        return meaning === undefined
          ? parsed(call, output, exact ? body : normalized(output, body), body).map(read)
          : ok(meaning);
      }),
    json: (call, schema) => client.answer(call).andThen((answer) => client.read(call, answer, schema)),
    file: (call, mediaType) => client.fileOfAny(call, [mediaType]).map(({ bytes }) => bytes),
    fileOfAny: (call, mediaTypes) =>
      exchange(call, [...mediaTypes, JSON_TYPE].join(', '), MAX_FILE_BYTES)
        .andThen((answer) => successOf(call, answer))
        .andThen((answer) =>
          fileOf(answer, mediaTypes).mapErr(
            (reason) => refusalIn(jsonOf(answer).unwrapOr(null)) ?? unreadable(call, reason),
          ),
        ),
    answer: (call) => exchange(call, call.accept ?? JSON_TYPE, MAX_JSON_BYTES),
    read: (call, answer, schema) => jsonIn(call, answer).andThen((body) => parsed(call, schema, body)),
  };
  return client;
}

const JSON_TYPE = 'application/json';
const UNAUTHORIZED = 401;

function isSignedOut(sent: Result<HttpAnswer, GatewayError>): boolean {
  return sent.match(
    ({ status }) => status === UNAUTHORIZED,
    ({ code }) => code === 'signed-out',
  );
}

function issueText({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.') || 'answer'}: ${message}`;
}
