import { err, errAsync, ok, ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import type { Clock } from '../../ports/clock.ts';
import type { GatewayError } from '../../ports/gateway-error.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { Logger } from '../../ports/logger.ts';
import type { HttpCall } from './http-call.ts';
import { errorFromResponse, refusalIn } from './http-error.ts';
import { httpRequest } from './http-request.ts';
import { type Fetch, retryingFetch } from './retrying-fetch.ts';

/** Sends calls and parses their answers; the only thing a gateway needs. */
export interface HttpClient {
  /** Sends a call whose answer is JSON of the schema's shape. */
  json<Answer>(call: HttpCall, schema: z.ZodMiniType<Answer>): ResultAsync<Answer, GatewayError>;
  /** Sends a call whose answer is a file of the given media type. */
  file(call: HttpCall, mediaType: string): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
}

/** What {@link createHttpClient} needs. */
export interface HttpClientDependencies {
  /** Where the origin answers, such as `https://vinport.example`. */
  readonly origin: string;
  readonly siteDomain: string;
  readonly fetch: Fetch;
  /** The signed-in person's token, looked up anew for each call. */
  readonly token: () => string | null;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Makes the client that all gateways share. */
export function createHttpClient({ fetch, token, ids, clock, logger, ...site }: HttpClientDependencies): HttpClient {
  const send = retryingFetch(fetch, clock);

  function answerTo(call: HttpCall): ResultAsync<Response, GatewayError> {
    const context = { ...site, token: token(), idempotencyKey: call.wish ?? ids.next() };
    if (call.authenticated && context.token === null) return errAsync({ code: 'signed-out' });
    const { url, init } = httpRequest(call, context);
    const sent = send(url, call.signal ? { ...init, signal: call.signal } : init);
    return ResultAsync.fromPromise(sent, (thrown) => errorFromThrown(thrown, call.signal)).andThen((response) =>
      response.ok ? ResultAsync.fromSafePromise(Promise.resolve(response)) : errorFromResponse(response, clock.now()),
    );
  }

  function unreadable(call: HttpCall, reason: string): GatewayError {
    if (call.signal?.aborted) return { code: 'cancelled' };
    logger.error('The answer of the origin does not fit.', { endpoint: call.endpoint, reason });
    return { code: 'unreadable-answer', reason };
  }

  return {
    json: (call, schema) =>
      answerTo(call).andThen((response) =>
        readJson(response)
          .mapErr((reason) => unreadable(call, reason))
          .andThen((body) => {
            const parsed = schema.safeParse(body);
            if (parsed.success) return ok(parsed.data);
            // A caller that wants to read `status` itself has it in its schema; for all others an error is an error.
            const reason = parsed.error.issues.map(issueText).join('; ');
            return err(refusalIn(body) ?? unreadable(call, reason));
          }),
      ),
    file: (call, mediaType) =>
      answerTo(call).andThen((response) => readFile(response, mediaType).mapErr((reason) => unreadable(call, reason))),
  };
}

function readJson(response: Response): ResultAsync<unknown, string> {
  return ResultAsync.fromPromise(response.json(), () => 'The answer is no JSON.');
}

function readFile(response: Response, mediaType: string): ResultAsync<Uint8Array<ArrayBuffer>, string> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith(mediaType)) return errAsync(`The answer is ${type || 'of no type'}, not ${mediaType}.`);
  return ResultAsync.fromPromise(response.arrayBuffer(), () => 'The file broke off.').map(
    (buffer) => new Uint8Array(buffer),
  );
}

function issueText({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.') || 'answer'}: ${message}`;
}

/** Whoever leaves may give any reason, so the signal tells, not what was thrown. */
function errorFromThrown(thrown: unknown, signal: AbortSignal | undefined): GatewayError {
  if (signal?.aborted) return { code: 'cancelled' };
  return { code: thrown instanceof Error && thrown.name === 'TimeoutError' ? 'timed-out' : 'unreachable' };
}
