import { dealerCalls } from '#contract/account/dealer.ts';
import { profileCalls } from '#contract/account/profile.ts';
import { sessionCalls, socialLogin } from '#contract/account/session.ts';
import { signUpCalls } from '#contract/account/sign-up.ts';
import { cancelSubscription } from '#contract/billing/cancel-subscription.ts';
import { creditCalls } from '#contract/billing/credits.ts';
import { discountCalls } from '#contract/billing/discount.ts';
import { totalOrders } from '#contract/billing/order-list.ts';
import { planCalls } from '#contract/billing/plan.ts';
import { purchaseCalls } from '#contract/billing/purchase.ts';
import { receiptCalls } from '#contract/billing/receipt.ts';
import { subscriptionCalls } from '#contract/billing/subscription.ts';
import { withdraw } from '#contract/billing/withdraw.ts';
import { collectionByName, contentCalls } from '#contract/content.ts';
import type { CallRequest } from '#contract/define-call.ts';
import { deliveryCalls } from '#contract/delivery.ts';
import { documentFileCalls } from '#contract/document/file-calls.ts';
import { sampleReport, sampleSticker } from '#contract/document/sample-calls.ts';
import { sharingCalls } from '#contract/document/sharing-calls.ts';
import { privacyCalls } from '#contract/privacy.ts';
import { recallCalls } from '#contract/recall.ts';
import { makeCalls } from '#contract/report/make-calls.ts';
import { readCalls } from '#contract/report/read-calls.ts';
import { homeCalls } from '#contract/site/home-calls.ts';
import { siteCalls } from '#contract/site/site-calls.ts';
import { buildCalls } from '#contract/sticker/build-calls.ts';
import { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { chatCalls } from '#contract/support/chat.ts';
import { sendFeedback } from '#contract/support/feedback.ts';
import { logCalls } from '#contract/support/log.ts';
import { supportCalls } from '#contract/support/support.ts';
import { bulkCheckCall } from '#contract/vehicle/bulk-check.ts';
import { vehicleNameCalls } from '#contract/vehicle/name-calls.ts';
import { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import { newPasswordCalls } from '#origin/account/new-password.ts';
import { placeOrderCall } from '#origin/billing/purchase/order-request.ts';
import { buyingCalls } from '#origin/billing/purchase/purchase-input.ts';
import type { DescribedCall } from './documented.ts';

/** A call of the contract. */
type ContractCall = DescribedCall & Pick<CallRequest<never>, 'method' | 'path' | 'optionalToken'>;

/** Calls whose input this origin restricts further than the contract. */
const stricterCalls: readonly ContractCall[] = [
  ...Object.values(newPasswordCalls),
  placeOrderCall,
  ...Object.values(buyingCalls),
];

/** All calls of the contract. */
export const contractCalls: readonly ContractCall[] = [
  ...Object.values(recallCalls),
  bulkCheckCall,
  ...Object.values(supportCalls),
  sendFeedback,
  ...Object.values(chatCalls),
  ...Object.values(logCalls),
  ...Object.values(privacyCalls),
  ...Object.values(planCalls),
  ...Object.values(discountCalls),
  ...Object.values(creditCalls),
  ...Object.values(subscriptionCalls),
  ...Object.values(receiptCalls),
  cancelSubscription,
  totalOrders,
  withdraw,
  ...Object.values(deliveryCalls),
  ...Object.values(purchaseCalls),
  ...Object.values(sessionCalls),
  socialLogin,
  ...Object.values(signUpCalls),
  ...Object.values(profileCalls),
  ...Object.values(dealerCalls),
  ...Object.values(vehicleCalls),
  ...Object.values(vehicleNameCalls),
  ...Object.values(siteCalls),
  ...Object.values(homeCalls),
  ...Object.values(contentCalls),
  collectionByName,
  ...Object.values(buildCalls),
  ...Object.values(stickerCalls),
  ...Object.values(makeCalls),
  ...Object.values(readCalls),
  ...Object.values(sharingCalls),
  ...Object.values(documentFileCalls),
  sampleReport,
  sampleSticker,
];

/** Returns the call of a method and path, with this origin's input. */
export function contractCall(method: string, path: string): ContractCall | undefined {
  return [...stricterCalls, ...contractCalls].find((call) => call.method === method && call.path === path);
}
