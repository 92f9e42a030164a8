import { accountCalls } from './calls/account-calls.ts';
import { billingCalls } from './calls/billing-calls.ts';
import { documentCalls } from './calls/document-calls.ts';
import { messageCalls } from './calls/message-calls.ts';
import { privacyCalls } from './calls/privacy-calls.ts';
import { purchaseCalls } from './calls/purchase-calls.ts';
import { recallCalls } from './calls/recall-calls.ts';
import { reportCalls } from './calls/report-calls.ts';
import { contentCalls, siteCalls } from './calls/site-calls.ts';
import { stickerCalls } from './calls/sticker-calls.ts';
import { vehicleCalls } from './calls/vehicle-calls.ts';
import type { CallTag, DocumentedCall } from './documented-call.ts';

/** All calls of the origin by tag; a test fails if a route is missing. */
export const documentedCalls: Readonly<Record<CallTag, readonly DocumentedCall[]>> = {
  account: accountCalls,
  privacy: privacyCalls,
  site: siteCalls,
  content: contentCalls,
  vehicle: vehicleCalls,
  recall: recallCalls,
  report: reportCalls,
  sticker: stickerCalls,
  document: documentCalls,
  billing: billingCalls,
  purchase: purchaseCalls,
  message: messageCalls,
};
