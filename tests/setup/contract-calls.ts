import { collectionByName, contentCalls } from '#contract/content.ts';
import type { CallRequest } from '#contract/define-call.ts';
import { recallCalls } from '#contract/recall.ts';
import { homeCalls } from '#contract/site/home-calls.ts';
import { siteCalls } from '#contract/site/site-calls.ts';
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
];

/** Every path at which they are answered. */
export const contractPaths: readonly string[] = contractCalls.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);
