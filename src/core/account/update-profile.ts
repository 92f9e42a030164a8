import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { AccountStore } from './account-store.ts';
import { type ProfileDetails, profileDetails } from './user-profile.ts';

/**
 * Changes the given details of the signed-in person and leaves the others unchanged. The result contains the details
 * that now apply: a new email address is not included until it is confirmed through the email sent to it.
 */
export type UpdateProfile = (
  changes: Partial<ProfileDetails>,
  options?: CallOptions,
) => ResultAsync<ProfileDetails, GatewayError>;

/**
 * Creates the use case that updates the profile. The call sends all details, so unchanged ones are read from the
 * account store. The store is updated after the origin has accepted the new details.
 *
 * Source: specification, section 7, "Account" (ACC-07).
 *
 * @example
 * await createUpdateProfile({ accounts, account })({ city: 'Graz', employeeCount: 12 });
 */
export function createUpdateProfile({
  accounts,
  account,
}: {
  readonly accounts: Pick<AccountGateway, 'updateProfile'>;
  readonly account: AccountStore;
}): UpdateProfile {
  return (changes, options) => {
    const { user } = account.get();
    if (user === null) return errAsync({ code: 'signed-out' });
    const details = { ...profileDetails(user), ...changes };
    return accounts.updateProfile(details, options).map(({ unconfirmedEmail }) => {
      const updated = unconfirmedEmail === null ? details : { ...details, email: user.email };
      account.profileUpdated(updated);
      return updated;
    });
  };
}
