import { ok, type ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import type { CallRequest } from '#contract/define-call.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { SendingAnswer } from '#ports/sending-answer.ts';
import type { TicketAnswer } from '#ports/support-gateway.ts';
import { jsonOf } from './http-answer.ts';
import { httpCallOf } from './http-call-of.ts';
import type { HttpClient } from './http-client.ts';
import { messageOfFailure } from './http-error.ts';
import { sendingAnswer, ticketAnswer } from './sending-answer-schema.ts';

const OK = 200;
const UNAUTHORIZED = 401;

/** Sends a person's message with a contract call. */
type Send<Answer> = <Sent extends object, Taken>(
  http: HttpClient,
  described: CallRequest<Sent, Taken>,
  sent: Sent,
  options: CallOptions | undefined,
) => ResultAsync<Answer, GatewayError>;

/**
 * Sends a message. Any HTTP status but 200 is an error with the origin's message, if any, except that a missing sign-in
 * is reported as signed out. With 200, only the status `error` is an error, and no other field is required.
 *
 * Source: specification, section 8 (FBK-12, GAP-12).
 */
export const sendMessage: Send<SendingAnswer> = sendingWith(sendingAnswer, (answer) => answer);

/** Sends a support ticket in the same way, and returns whether a free credit was granted for it. */
export const sendTicket: Send<TicketAnswer> = sendingWith(ticketAnswer, (answer) => ({
  ...answer,
  creditGranted: false,
}));

function sendingWith<Answer extends SendingAnswer>(
  schema: z.ZodMiniType<Answer>,
  failed: (answer: SendingAnswer) => Answer,
): Send<Answer> {
  return (http, described, sent, options) => {
    const call = httpCallOf(described, sent, options);
    return http.answer(call).andThen((answer) => {
      // The message was delivered, even if the response body is empty or unreadable.
      if (answer.status === OK) return ok(schema.parse(jsonOf(answer).unwrapOr(null)));
      if (answer.status === UNAUTHORIZED) return http.read(call, answer, schema);
      const message = messageOfFailure(answer);
      return message === null
        ? http.read(call, answer, schema).map(() => failed({ status: 'error', message: null }))
        : ok(failed({ status: 'error', message }));
    });
  };
}
