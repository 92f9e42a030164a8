import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { AccountStore } from './account-store.ts';
import { type ProfileDetails, profileDetails } from './user-profile.ts';

/**
 * Changes details of the signed-in person; those not named stay as they are. The answer is what holds from now on: a new
 * e-mail address is not in it before it was confirmed by the letter sent there.
 */
export type UpdateProfile = (
  changes: Partial<ProfileDetails>,
  options?: CallOptions,
) => ResultAsync<ProfileDetails, GatewayError>;

/**
 * Makes the use case that updates the profile. The call carries every detail, so the unchanged ones are taken from the
 * account store; it gets the new ones when the origin has them.
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
