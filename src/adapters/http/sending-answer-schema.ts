import * as z from 'zod/mini';
import type { SendingAnswer } from '#ports/sending-answer.ts';
import type { TicketAnswer } from '#ports/support-gateway.ts';
import { lenientText } from './lenient-fields.ts';

/** Each part is parsed separately and any can be missing, because the message was delivered in any case. */
const answer = z.catch(
  z.object({
    status: z.catch(lenientText, null),
    message: z.catch(lenientText, null),
    msg: z.catch(lenientText, null),
    credit_granted: z.catch(z.boolean(), false),
  }),
  { status: null, message: null, msg: null, credit_granted: false },
);

/** The response to a support ticket. If the origin reports nothing about a credit, none was granted (FBK-15). */
export const ticketAnswer: z.ZodMiniType<TicketAnswer> = z.pipe(
  answer,
  z.transform(({ status, message, msg, credit_granted: creditGranted }) => ({
    status: status === 'error' ? ('error' as const) : ('success' as const),
    message: message ?? msg,
    creditGranted,
  })),
);

/** The response to a sent message: any status but `error`, or none, is a success (FBK-12). */
export const sendingAnswer: z.ZodMiniType<SendingAnswer> = z.pipe(
  ticketAnswer,
  z.transform(({ status, message }) => ({ status, message })),
);
