import * as z from 'zod/mini';
import { acknowledged } from '../acknowledged.ts';
import { defineCall } from '../define-call.ts';
import { id } from '../fields.ts';

/** Cancels a subscription at the end of its period: specification, section 7, "Account" (ACC-10). */
export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/api/user/cancel-subscription',
  by: 'signed-in',
  input: { as: 'json', schema: z.object({ gateway: id, subscription_id: id }) },
  takesText: true,
  ...acknowledged,
});
