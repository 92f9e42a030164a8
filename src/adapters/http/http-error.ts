import * as z from 'zod/mini';
import type { Declined } from '#contract/define-call.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { type HttpAnswer, isRedirect, jsonOf } from './http-answer.ts';
import { lenientText } from './lenient-fields.ts';
import { retryAfterMs } from './retrying-fetch.ts';

/** Each part is read for itself: an odd one hides none of the others. */
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
 * What an answer with HTTP status 200 and `status: 'error'` says; `null` when it is no such answer.
 *
 * Source: specification, section 8.
 */
export function refusalIn(body: unknown): GatewayError | null {
  const parsed = refusalBody.safeParse(body);
  return parsed.success ? { code: 'refused', message: messageIn(parsed.data), fields: parsed.data.fields } : null;
}

/** What a success by its HTTP status says whose `status` is another than `success`; `null` when it is no such answer. */
export function declinedIn(body: unknown): Declined | null {
  const parsed = z.extend(errorBody, { status: z.string() }).safeParse(body);
  if (!parsed.success || parsed.data.status === 'success') return null;
  return { status: parsed.data.status, message: messageIn(parsed.data) };
}

/** The origin's own word for a failure, its message or msg; `null` where it had none. */
export function messageOfFailure(answer: HttpAnswer): string | null {
  return messageIn(errorBodyOf(answer));
}

/** Translates an answer that is no success into the one error language of the gateways. */
export function errorFromAnswer(answer: HttpAnswer, now: number): GatewayError {
  if (isRedirect(answer)) return { code: 'unreadable-answer', reason: 'The answer is a redirect; none is followed.' };
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
