import * as z from 'zod/mini';
import type { WithdrawalReceipt } from '#core/billing/withdrawal.ts';
import { defineCall, form } from '../define-call.ts';
import { emailText, line, moment } from '../fields.ts';
import { success } from '../success.ts';

/** Withdraws from a purchase without signing in. The product's own call: 2011/83/EU, Article 11a. */
export const withdraw = defineCall({
  method: 'POST',
  path: '/landing/withdrawal',
  by: 'anyone',
  identifiesSite: true,
  input: form({
    name: line(200).check(z.minLength(1)),
    order_number: line(64).check(z.toUpperCase(), z.minLength(1)),
    email: emailText.check(z.minLength(3)),
  }),
  output: success(z.object({ order_number: z.string(), received_at: moment })),
  read: ({ data }): WithdrawalReceipt => ({ orderNumber: data.order_number, receivedAt: data.received_at }),
});
