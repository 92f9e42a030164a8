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

/** Sends calls and parses their responses. The only dependency of a gateway. */
export interface HttpClient {
  /** Sends a contract call and returns its parsed response. */
  call<Sent extends object, Wire, Answer, Taken>(
    call: Call<Sent, Wire, Answer, Taken>,
    sent: Sent,
    options?: SendingOptions,
  ): ResultAsync<Answer, GatewayError>;
  /** Sends a contract call whose response is a file, and returns the file with its media type. */
  download<Sent extends object, Taken>(
    call: FileCall<Sent, Taken>,
    sent: Sent,
    options?: SendingOptions,
  ): ResultAsync<HttpFileAnswer, GatewayError>;
  /** Parses a response to a contract call. A status other than success is returned as an error. */
  meaningOf<Sent, Wire, Answer, Taken>(
    described: Call<Sent, Wire, Answer, Taken>,
    call: HttpCall,
    answer: HttpAnswer,
  ): Result<Answer, GatewayError>;
  /** Sends a call whose response is JSON matching the schema. */
  json<Answer>(call: HttpCall, schema: z.ZodMiniType<Answer>): ResultAsync<Answer, GatewayError>;
  /** Sends a call whose response is a file of the given media type. */
  file(call: HttpCall, mediaType: string): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** Sends a call whose response is a file of one of these media types, and returns which. */
  fileOfAny(call: HttpCall, mediaTypes: readonly string[]): ResultAsync<HttpFileAnswer, GatewayError>;
  /**
   * Sends a call and returns its raw response, for calls whose meaning depends on the HTTP status. See {@link
   * HttpClient.read}.
   */
  answer(call: HttpCall): ResultAsync<HttpAnswer, GatewayError>;
  /** Parses a response as JSON matching the schema. A status other than success is returned as an error. */
  read<Answer>(call: HttpCall, answer: HttpAnswer, schema: z.ZodMiniType<Answer>): Result<Answer, GatewayError>;
}

/** The dependencies of {@link createHttpClient}. */
export interface HttpClientDependencies {
  /** The origin's URL, such as `https://vinport.example`. */
  readonly origin: string;
  readonly siteDomain: string;
  readonly fetch: Fetch;
  /** Returns the signed-in person's token. Called for each call. */
  readonly token: () => string | null;
  /**
   * Called with the token that was sent when the origin rejects it. Resolves to whether the person has signed in again,
   * so that the call should be resent. Without it, the call returns `signed-out` immediately.
   */
  readonly askToSignInAgain?: (refused: string | null, signal?: AbortSignal) => Promise<boolean>;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Defaults to the policy in the specification. */
  readonly retries?: RetryPolicy;
}

/** The characters allowed in a header. Any other token is treated as missing. */
const HEADER_TEXT = /^[\x21-\x7e]+$/;

/**
 * Creates the client shared by all gateways.
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
    // Values that a request cannot contain throw while it is built. Here that becomes a rejection.
    const sent = async () => {
      const idempotencyKey = call.idempotencyKey ?? ids.next();
      const { url, init } = httpRequest(call, { origin, siteDomain, token: usableToken, idempotencyKey, accept });
      return send(url, call.signal ? { ...init, signal: call.signal } : init, mostBytes, call);
    };
    return ResultAsync.fromPromise(sent(), (thrown) => errorFromThrown(call, thrown));
  }

  /** An abort can have any reason, so check the signal instead of the thrown value. */
  function errorFromThrown(call: HttpCall, thrown: unknown): GatewayError {
    if (call.signal?.aborted) return { code: 'cancelled' };
    if (thrown instanceof AnswerTooLargeError) return unreadable(call, thrown.message);
    if (thrown instanceof Error && thrown.name === 'TimeoutError') return { code: 'timed-out' };
    return Object.defineProperty({ code: 'unreachable' } as const, 'cause', { value: thrown });
  }

  function unreadable(call: HttpCall, reason: string): GatewayError {
    if (call.signal?.aborted) return { code: 'cancelled' };
    logger.error('The response of the origin does not match the schema.', { endpoint: call.endpoint, reason });
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
    // A caller that reads `status` itself has it in its schema. For all others, an error status is an error.
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
