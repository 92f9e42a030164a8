import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import type { DeletionState } from './deletion-state.ts';

/** Tells the signed-in person how far the deletion of their account has come. */
export type LoadDeletionState = (options?: CallOptions) => ResultAsync<DeletionState, GatewayError>;

/**
 * Makes the use case that tells how far the deletion of one's own account has come.
 *
 * Source: the product's own calls.
 *
 * @example
 * const privacy = { deletionState: () => okAsync({ state: 'none' } as const) };
 * const deletion = await createLoadDeletionState({ privacy })();
 */
export function createLoadDeletionState({
  privacy,
}: {
  readonly privacy: Pick<PrivacyGateway, 'deletionState'>;
}): LoadDeletionState {
  return (options) => privacy.deletionState(options);
}
