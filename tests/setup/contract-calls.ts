import { contractCalls } from '#origin/openapi/contract-calls.ts';

export { contractCalls };

/** All paths of these calls. */
export const contractPaths: readonly string[] = contractCalls.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);
