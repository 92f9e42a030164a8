import * as z from 'zod/mini';
import { defineCall, multipart } from '../define-call.ts';
import { line, satisfaction } from '../fields.ts';

/** The call that submits feedback: specification, section 7, "Feedback and support" (FBK-08). */
export const sendFeedback = defineCall({
  method: 'POST',
  path: '/api-cwa/create_feedback',
  by: 'signed-in',
  onlyOnce: true,
  input: multipart({
    vin: z.optional(line(64).check(z.toUpperCase(), z.minLength(1))),
    report_type: z._default(z.enum(['', 'report', 'sticker']), ''),
    satisfaction,
    feedback_msg: z._default(z.string().check(z.trim(), z.maxLength(5_000)), ''),
  }),
  output: z.object({ status: z.literal('success'), msg: z.string() }),
  read: ({ msg }) => msg,
});
