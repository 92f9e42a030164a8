import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Result, ResultAsync } from 'neverthrow';
import type { OriginError } from './origin-error.ts';

/** Turns a verb's result into the answer on the wire; the only place that knows which error has which status. */
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

/** JSON with its length, by which the host knows what is worth compressing. */
function sendJson(c: Context, value: object, status: ContentfulStatusCode): Response {
  const text = JSON.stringify(value);
  return c.body(text, status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text).toString(),
  });
}

/** Answers with what a verb makes of the input, or with what was wrong with the input. */
export async function answerWith<Input, Value extends object>(
  c: Context,
  input: Result<Input, OriginError>,
  verb: (input: Input) => Promise<Result<Value, OriginError>>,
): Promise<Response> {
  return answer(c, await input.asyncAndThen((fields) => new ResultAsync(verb(fields))));
}

/** The status alone says what the codes without words mean; clients have their own, in the person's language. */
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
