import { errAsync } from 'neverthrow';
import type { WithError } from '#ports/call-options.ts';
import type { PrivacyCalls, PrivacyGateway } from '#ports/privacy-gateway.ts';

/**
 * Confirms the deletion of an account with the secret from the emailed link. Fails with `not-found` if the link has
 * expired.
 */
export type ConfirmDeletion = WithError<PrivacyGateway['confirmDeletion'], { readonly code: 'link-missing' }>;

/**
 * Creates the use case that confirms a deletion. The link proves ownership of the account, so no sign-in is required.
 *
 * Source: the product's own calls.
 *
 * @example
 * const privacy = { confirmDeletion: () => okAsync({ eraseAt: 0 }) };
 * const confirmed = await createConfirmDeletion({ privacy })('secret-of-the-link');
 */
export function createConfirmDeletion({ privacy }: PrivacyCalls<'confirmDeletion'>): ConfirmDeletion {
  return (linkToken, options) =>
    linkToken === '' ? errAsync({ code: 'link-missing' }) : privacy.confirmDeletion(linkToken, options);
}

/**
 * Cancels the deletion of an account with the secret from the emailed link. Fails with `not-found` if the link has
 * expired.
 */
export type CancelDeletionByLink = WithError<PrivacyGateway['cancelDeletionByLink'], { readonly code: 'link-missing' }>;

/**
 * Creates the use case that cancels a deletion through the emailed link. No sign-in is required.
 *
 * Source: the product's own calls.
 *
 * @example
 * const privacy = { cancelDeletionByLink: () => okAsync(undefined) };
 * await createCancelDeletionByLink({ privacy })('secret-of-the-link');
 */
export function createCancelDeletionByLink({ privacy }: PrivacyCalls<'cancelDeletionByLink'>): CancelDeletionByLink {
  return (linkToken, options) =>
    linkToken === '' ? errAsync({ code: 'link-missing' }) : privacy.cancelDeletionByLink(linkToken, options);
}
