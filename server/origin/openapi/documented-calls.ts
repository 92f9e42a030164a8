import * as z from 'zod';
import { type CallTexts, callTexts } from './call-texts.ts';
import account from './calls/account.json' with { type: 'json' };
import billing from './calls/billing.json' with { type: 'json' };
import content from './calls/content.json' with { type: 'json' };
import document from './calls/document.json' with { type: 'json' };
import message from './calls/message.json' with { type: 'json' };
import privacy from './calls/privacy.json' with { type: 'json' };
import purchase from './calls/purchase.json' with { type: 'json' };
import recall from './calls/recall.json' with { type: 'json' };
import report from './calls/report.json' with { type: 'json' };
import site from './calls/site.json' with { type: 'json' };
import sticker from './calls/sticker.json' with { type: 'json' };
import vehicle from './calls/vehicle.json' with { type: 'json' };
import { contractCall } from './contract-calls.ts';
import { documented } from './documented.ts';
import type { CallTag, DocumentedCall } from './documented-call.ts';
import { ownAnswers } from './own-answers.ts';

const files = {
  account,
  privacy,
  site,
  content,
  vehicle,
  recall,
  report,
  sticker,
  document,
  billing,
  purchase,
  message,
} satisfies Record<CallTag, unknown>;

/** Returns the documentation of a call from its entry in `calls/*.json`. */
function documentedCall(texts: CallTexts): DocumentedCall {
  const [method = '', path = ''] = texts.call.split(' ');
  // The token can be checked with GET too, which the contract does not need.
  const call = contractCall(method, path) ?? contractCall('POST', path) ?? { by: 'anyone' };
  const answer = ownAnswers[texts.id];
  return { ...documented(call, texts), ...(answer !== undefined && { answer }) };
}

/** All calls of the origin by tag; a test fails if a route is missing. */
export const documentedCalls: Readonly<Record<string, readonly DocumentedCall[]>> = Object.fromEntries(
  Object.entries(files).map(([tag, calls]) => [tag, z.array(callTexts).parse(calls).map(documentedCall)]),
);
