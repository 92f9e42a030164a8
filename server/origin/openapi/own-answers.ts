import * as z from 'zod';
import { wireOrder } from '#contract/billing/wire-order.ts';
import { account } from './answers/account-answer.ts';
import './answers/billing-answers.ts';
import './answers/report-answers.ts';
import './answers/site-answers.ts';
import './answers/sticker-answers.ts';
import './answers/vehicle-answers.ts';
import { done, moment, success } from './answer-schemas.ts';
import type { CallAnswer } from './documented-call.ts';

const order = { json: wireOrder };
const signedIn = { json: account };

/** The responses that this origin writes more precisely than the contract requires, by the ID of the call. */
export const ownAnswers: Readonly<Record<string, CallAnswer | null>> = {
  logIn: signedIn,
  logInSecurely: signedIn,
  logInSocially: null,
  currentAccount: signedIn,
  currentAccountByPost: signedIn,
  confirmPasswordReset: signedIn,
  register: { json: z.object({ status: z.literal('success'), message: z.literal('Check your email') }) },
  readOpenApi: { json: z.looseObject({ openapi: z.string() }) },
  cancelSubscription: {
    json: success(z.object({ subscription_id: z.string(), cancelled_at: moment, ends_at: moment })),
  },
  placeOrder: order,
  buyReports: order,
  buyStickers: order,
  continuePayment: order,
  updatePayment: order,
  receiveStripeEvent: { json: done },
  receiveSandboxEvent: { json: done },
};
