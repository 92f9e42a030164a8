import { defineCall, json } from '../define-call.ts';
import { id } from '../fields.ts';
import { acknowledged } from '../success.ts';

/** Cancels a subscription at the end of its period: specification, section 7, "Account" (ACC-10). */
export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/api/user/cancel-subscription',
  by: 'signed-in',
  input: json({ gateway: id, subscription_id: id }),
  takesText: true,
  ...acknowledged,
});
