import type { CallRequest } from '#contract/define-call.ts';
import { recallCalls } from '#contract/recall.ts';
import { bulkCheckCall } from '#contract/vehicle/bulk-check.ts';

type DescribedCall = Pick<CallRequest<never>, 'method' | 'path' | 'alsoAt' | 'by'>;

/** Every call that the contract describes. */
const contractCalls: readonly DescribedCall[] = [...Object.values(recallCalls), bulkCheckCall];

/** Every path at which they are answered. */
export const contractPaths: readonly string[] = contractCalls.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);
