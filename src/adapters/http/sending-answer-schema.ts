import * as z from 'zod/mini';
import type { SendingAnswer } from '#ports/sending-answer.ts';
import type { TicketAnswer } from '#ports/support-gateway.ts';
import { lenientText } from './lenient-fields.ts';

/** Each part is read for itself, and any may be missing: what was sent has arrived all the same. */
const answer = z.catch(
  z.object({
    status: z.catch(lenientText, null),
    message: z.catch(lenientText, null),
    msg: z.catch(lenientText, null),
    credit_granted: z.catch(z.boolean(), false),
  }),
  { status: null, message: null, msg: null, credit_granted: false },
);

/** What comes back for a support ticket; an origin that says nothing of a credit granted none (FBK-15). */
export const ticketAnswer: z.ZodMiniType<TicketAnswer> = z.pipe(
  answer,
  z.transform(({ status, message, msg, credit_granted: creditGranted }) => ({
    status: status === 'error' ? ('error' as const) : ('success' as const),
    message: message ?? msg,
    creditGranted,
  })),
);

/** What comes back for something that was sent: any status but `error`, or none at all, is a success (FBK-12). */
export const sendingAnswer: z.ZodMiniType<SendingAnswer> = z.pipe(
  ticketAnswer,
  z.transform(({ status, message }) => ({ status, message })),
);
