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

/** Sends what a person wrote by a call of the contract. */
type Send<Answer> = <Sent extends object, Taken>(
  http: HttpClient,
  described: CallRequest<Sent, Taken>,
  sent: Sent,
  options: CallOptions | undefined,
) => ResultAsync<Answer, GatewayError>;

/**
 * Sends a message. Any HTTP status but 200 is an error, in the origin's own words where it has any; only who is not signed
 * in is told so instead. With 200 only the status `error` is one: nothing else need be in the answer.
 *
 * Source: specification, section 8 (FBK-12, GAP-12).
 */
export const sendMessage: Send<SendingAnswer> = sendingWith(sendingAnswer, (answer) => answer);

/** Sends a support ticket likewise, and says whether a free credit was granted for it. */
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
      // What was sent has arrived, however little the origin says of it.
      if (answer.status === OK) return ok(schema.parse(jsonOf(answer).unwrapOr(null)));
      if (answer.status === UNAUTHORIZED) return http.read(call, answer, schema);
      const message = messageOfFailure(answer);
      return message === null
        ? http.read(call, answer, schema).map(() => failed({ status: 'error', message: null }))
        : ok(failed({ status: 'error', message }));
    });
  };
}
