import * as z from 'zod/mini';
import type { SendingAnswer } from '../../ports/sending-answer.ts';
import type { TicketAnswer } from '../../ports/support-gateway.ts';
import { lenientText } from './lenient-fields.ts';

/** What comes back for something that was sent: any status but `error` is a success (FBK-12). */
export const sendingAnswer: z.ZodMiniType<SendingAnswer> = z.pipe(
  z.object({ status: z.string(), message: z.catch(lenientText, null), msg: z.catch(lenientText, null) }),
  z.transform(({ status, message, msg }) => ({
    status: status === 'error' ? ('error' as const) : ('success' as const),
    message: message ?? msg,
  })),
);

/** What comes back for a support ticket; an origin that says nothing of a credit granted none (FBK-15). */
export const ticketAnswer: z.ZodMiniType<TicketAnswer> = z.pipe(
  z.object({
    status: z.string(),
    message: z.catch(lenientText, null),
    msg: z.catch(lenientText, null),
    credit_granted: z.catch(z.boolean(), false),
  }),
  z.transform(({ credit_granted, status, message, msg }) => ({
    status: status === 'error' ? ('error' as const) : ('success' as const),
    message: message ?? msg,
    creditGranted: credit_granted,
  })),
);
