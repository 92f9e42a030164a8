import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Result, ResultAsync } from 'neverthrow';
import type { OriginError } from './origin-context.ts';

/** Converts a handler's result to an HTTP response. This is the only place that maps errors to status codes. */
export function answer<Value extends object>(c: Context, result: Result<Value, OriginError>): Response {
  return result.match(
    (value) => sendJson(c, value, 200),
    (error) => {
      const { status, body } = wireError(error);
      if (error.code === 'too-many')
        c.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfterMs / 1_000))));
      return sendJson(c, body, status);
    },
  );
}

/** Returns JSON with its length, by which the host decides whether to compress it. */
function sendJson(c: Context, value: object, status: ContentfulStatusCode): Response {
  const text = JSON.stringify(value);
  return c.body(text, status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text).toString(),
  });
}

/** Responds with a handler's result, or with the validation errors of the input. */
export async function answerWith<Input, Value extends object>(
  c: Context,
  input: Result<Input, OriginError>,
  verb: (input: Input) => Promise<Result<Value, OriginError>>,
): Promise<Response> {
  return answer(c, await input.asyncAndThen((fields) => new ResultAsync(verb(fields))));
}

/** For error codes without a message, the status is sufficient; clients have their own localized messages. */
function wireError(error: OriginError): { status: ContentfulStatusCode; body: object } {
  switch (error.code) {
    case 'invalid':
      return {
        status: error.fields ? 422 : 400,
        body: { status: 'error', message: error.message, ...(error.fields && { fields: error.fields }) },
      };
    case 'signed-out':
      return { status: 401, body: { status: 'error' } };
    case 'no-credit':
      return { status: 402, body: { status: 'error' } };
    case 'forbidden':
      return { status: 403, body: { status: 'error', message: error.message } };
    case 'not-found':
      return { status: 404, body: { status: 'error', message: error.message } };
    case 'conflict':
      return {
        status: 409,
        body: { status: 'error', message: error.message, ...error.details },
      };
    case 'unavailable':
      return { status: 503, body: { status: 'error', message: error.message } };
    case 'too-many':
      return { status: 429, body: { status: 'error' } };
    case 'declined':
      return {
        status: 200,
        body: { status: 'error', message: error.message, ...(error.reason && { reason: error.reason }) },
      };
  }
}
