import { errAsync, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { GatewayError } from '../../ports/gateway-error.ts';
import { retryAfterMs } from './retrying-fetch.ts';

const errorBody = z.object({
  message: z.optional(z.string()),
  msg: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  id: z.optional(z.string()),
});

const refusalBody = z.extend(errorBody, { status: z.literal('error') });

/**
 * What an answer with HTTP status 200 and `status: 'error'` says; `null` when it is no such answer.
 *
 * Source: specification, section 8.
 */
export function refusalIn(body: unknown): GatewayError | null {
  const parsed = refusalBody.safeParse(body);
  if (!parsed.success) return null;
  const { message, msg, fields } = parsed.data;
  return { code: 'refused', message: message ?? msg ?? null, fields: fields ?? {} };
}

/** Translates an answer that is no success into the one error language of the gateways. */
export function errorFromResponse(response: Response, now: number): ResultAsync<never, GatewayError> {
  return ResultAsync.fromPromise(response.json(), () => null)
    .orElse(() => ResultAsync.fromSafePromise(Promise.resolve<unknown>({})))
    .andThen((body) => {
      const parsed = errorBody.safeParse(body);
      return errAsync(errorFrom(response, parsed.success ? parsed.data : {}, now));
    });
}

function errorFrom(response: Response, body: Partial<z.infer<typeof errorBody>>, now: number): GatewayError {
  const message = body.message ?? body.msg ?? null;
  switch (response.status) {
    case 401:
      return { code: 'signed-out' };
    case 402:
      return { code: 'no-credit' };
    case 403:
      return { code: 'forbidden' };
    case 404:
      return { code: 'not-found', message };
    case 408:
      return { code: 'timed-out' };
    case 409:
      return { code: 'conflict', message };
    case 429:
      return { code: 'too-many-requests', retryAfterMs: retryAfterMs(response, now) };
    default:
      return response.status >= 500
        ? { code: 'server-failed', requestId: body.id ?? null }
        : { code: 'refused', message, fields: body.fields ?? {} };
  }
}
