import * as z from 'zod/mini';
import type { Declined } from '#contract/define-call.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { type HttpAnswer, isRedirect, jsonOf } from './http-answer.ts';
import { retryAfterMs } from './retrying-fetch.ts';

/** Text that can be a number, blank or missing. `null` if it has no content. */
export const lenientText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => {
    const text = String(value ?? '').trim();
    return text === '' ? null : text;
  }),
);

/** Each part is parsed separately, so that an invalid one doesn't hide the others. */
const errorBody = z.object({
  message: z.catch(lenientText, null),
  msg: z.catch(lenientText, null),
  fields: z.catch(z.record(z.string(), z.string()), {}),
  id: z.catch(lenientText, null),
});

type ErrorBody = z.infer<typeof errorBody>;

const SILENCE: ErrorBody = { message: null, msg: null, fields: {}, id: null };
const refusalBody = z.extend(errorBody, { status: z.literal('error') });

/**
 * Returns the error in a response with HTTP status 200 and `status: 'error'`, or `null` for any other response.
 *
 * Source: specification, section 8.
 */
export function refusalIn(body: unknown): GatewayError | null {
  const parsed = refusalBody.safeParse(body);
  return parsed.success ? { code: 'refused', message: messageIn(parsed.data), fields: parsed.data.fields } : null;
}

/**
 * Returns the details of a response with a success HTTP status whose `status` is not `success`, or `null` for any other
 * response.
 */
export function declinedIn(body: unknown): Declined | null {
  const parsed = z.extend(errorBody, { status: z.string() }).safeParse(body);
  if (!parsed.success || parsed.data.status === 'success') return null;
  return { status: parsed.data.status, message: messageIn(parsed.data) };
}

/** Returns the origin's message for a failure, from message or msg, or `null` if there is none. */
export function messageOfFailure(answer: HttpAnswer): string | null {
  return messageIn(errorBodyOf(answer));
}

/** Translates an unsuccessful response into the common error type of the gateways. */
export function errorFromAnswer(answer: HttpAnswer, now: number): GatewayError {
  if (isRedirect(answer))
    return { code: 'unreadable-answer', reason: 'The response is a redirect, which is not followed.' };
  const body = errorBodyOf(answer);
  const message = messageIn(body);
  const said = message === null ? {} : { message };
  switch (answer.status) {
    case 401:
      return { code: 'signed-out', ...said };
    case 402:
      return { code: 'no-credit', ...said };
    case 403:
      return { code: 'forbidden', ...said };
    case 404:
      return { code: 'not-found', message };
    case 408:
      return { code: 'timed-out', ...said };
    case 409:
      return { code: 'conflict', message };
    case 429:
      return { code: 'too-many-requests', retryAfterMs: retryAfterMs(answer.headers, now), ...said };
    default:
      return answer.status >= 500
        ? { code: 'server-failed', requestId: body.id, ...said }
        : { code: 'refused', message, fields: body.fields };
  }
}

function errorBodyOf(answer: HttpAnswer): ErrorBody {
  const parsed = errorBody.safeParse(jsonOf(answer).unwrapOr(null));
  return parsed.success ? parsed.data : SILENCE;
}

function messageIn({ message, msg }: ErrorBody): string | null {
  return message ?? msg;
}
