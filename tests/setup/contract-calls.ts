import { collectionByName, contentCalls } from '#contract/content.ts';
import type { CallRequest } from '#contract/define-call.ts';
import { documentFileCalls } from '#contract/document/file-calls.ts';
import { sampleReport, sampleSticker } from '#contract/document/sample-calls.ts';
import { sharingCalls } from '#contract/document/sharing-calls.ts';
import { recallCalls } from '#contract/recall.ts';
import { makeCalls } from '#contract/report/make-calls.ts';
import { readCalls } from '#contract/report/read-calls.ts';
import { homeCalls } from '#contract/site/home-calls.ts';
import { siteCalls } from '#contract/site/site-calls.ts';
import { buildCalls } from '#contract/sticker/build-calls.ts';
import { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { bulkCheckCall } from '#contract/vehicle/bulk-check.ts';
import { vehicleNameCalls } from '#contract/vehicle/name-calls.ts';
import { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';

type DescribedCall = Pick<CallRequest<never>, 'method' | 'path' | 'alsoAt' | 'by'>;

/** Every call that the contract describes. */
const contractCalls: readonly DescribedCall[] = [
  ...Object.values(recallCalls),
  ...Object.values(vehicleCalls),
  ...Object.values(vehicleNameCalls),
  bulkCheckCall,
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

/** Every path at which they are answered. */
export const contractPaths: readonly string[] = contractCalls.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);
