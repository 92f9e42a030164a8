import { ok, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { CallRequest } from '#contract/define-call.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { SendingAnswer } from '#ports/sending-answer.ts';
import type { TicketAnswer } from '#ports/support-gateway.ts';
import { jsonOf } from './http-answer.ts';
import { httpCallOf } from './http-call-of.ts';
import type { HttpClient } from './http-client.ts';
import { lenientText, messageOfFailure } from './http-error.ts';

const OK = 200;
const UNAUTHORIZED = 401;

/** Each part is parsed separately and any can be missing, because the message was delivered in any case. */
const answerBody = z.catch(
  z.object({
    status: z.catch(lenientText, null),
    message: z.catch(lenientText, null),
    msg: z.catch(lenientText, null),
    credit_granted: z.catch(z.boolean(), false),
  }),
  { status: null, message: null, msg: null, credit_granted: false },
);

/**
 * Any status but `error`, or none, is a success (FBK-12). If the origin reports nothing about a credit, none was granted
 * (FBK-15).
 */
const ticketAnswer: z.ZodMiniType<TicketAnswer> = z.pipe(
  answerBody,
  z.transform(({ status, message, msg, credit_granted: creditGranted }) => ({
    status: status === 'error' ? ('error' as const) : ('success' as const),
    message: message ?? msg,
    creditGranted,
  })),
);

/** Sends a person's message with a contract call. */
type Send<Answer> = <Sent extends object, Taken>(
  http: HttpClient,
  described: CallRequest<Sent, Taken>,
  sent: Sent,
  options: CallOptions | undefined,
) => ResultAsync<Answer, GatewayError>;

/**
 * Sends a support ticket, and returns whether a free credit was granted for it. Any HTTP status but 200 is an error with
 * the origin's message, if any, except that a missing sign-in is reported as signed out. With 200, only the status
 * `error` is an error, and no other field is required.
 *
 * Source: specification, section 8 (FBK-12, GAP-12).
 */
export const sendTicket: Send<TicketAnswer> = (http, described, sent, options) => {
  const call = httpCallOf(described, sent, options);
  return http.answer(call).andThen((answer) => {
    // The message was delivered, even if the response body is empty or unreadable.
    if (answer.status === OK) return ok(ticketAnswer.parse(jsonOf(answer).unwrapOr(null)));
    if (answer.status === UNAUTHORIZED) return http.read(call, answer, ticketAnswer);
    const message = messageOfFailure(answer);
    const failed = { status: 'error', message, creditGranted: false } as const;
    return message === null ? http.read(call, answer, ticketAnswer).map(() => failed) : ok(failed);
  });
};

/** Sends any other message in the same way. */
export const sendMessage: Send<SendingAnswer> = (http, described, sent, options) =>
  sendTicket(http, described, sent, options).map(({ status, message }) => ({ status, message }));
