import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountCalls, AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions, UseCase } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { AccountStore } from './account-store.ts';
import type { CompressedImage } from './profile-image.ts';
import { type ProfileDetails, profileDetails } from './user-profile.ts';

/**
 * Changes the given details of the signed-in person and leaves the others unchanged. The result contains the details
 * that now apply: a new email address is not included until it is confirmed through the email sent to it.
 */
export type UpdateProfile = UseCase<Partial<ProfileDetails>, ProfileDetails, GatewayError>;

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
}: AccountCalls<'updateProfile'> & { readonly account: AccountStore }): UpdateProfile {
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

/** Replaces the picture of the signed-in person and returns the path it is now served from. */
export type SaveProfileImage = UseCase<Pick<CompressedImage, 'data'>, string, GatewayError>;

/** The dependencies of {@link createSaveProfileImage}. */
export interface SaveProfileImageDependencies {
  readonly accounts: Pick<AccountGateway, 'writeProfileImage'>;
  readonly account: AccountStore;
}

/**
 * Creates the use case that saves a picture of the signed-in person, after compressing it (`compressProfileImage`).
 * Fails with `refused` if the file is not an image or is too large.
 *
 * Source: specification, section 5 (ACC-17).
 *
 * @example
 * const saveProfileImage = createSaveProfileImage({ accounts, account });
 * const path = await saveProfileImage({ data: 'aGVsbG8=' });
 */
export function createSaveProfileImage({ accounts, account }: SaveProfileImageDependencies): SaveProfileImage {
  return ({ data }, options) =>
    accounts.writeProfileImage(data, options).map((path) => {
      account.profileImageChanged(path);
      return path;
    });
}

/** Saves the logo of the signed-in dealer and returns the path it is now served from. */
export type SaveDealerLogo = UseCase<Pick<CompressedImage, 'data'>, string, GatewayError>;

/** Removes the logo of the signed-in dealer; later documents have only the product's logo. */
export type RemoveDealerLogo = (options?: CallOptions) => ResultAsync<void, GatewayError>;

/** The dependencies of the use cases that change a dealer's logo. */
export interface DealerLogoDependencies<Call extends keyof AccountGateway> extends AccountCalls<Call> {
  readonly account: AccountStore;
}

/**
 * Creates the use case that saves the logo for a dealer's later documents, after compressing it
 * (`compressProfileImage`). Fails with `refused` if the file is not an image or is too large, and with `forbidden` if
 * the person is not a dealer.
 *
 * Source: the product's own calls.
 *
 * @example
 * const path = await createSaveDealerLogo({ accounts, account })({ data: 'aGVsbG8=' });
 */
export function createSaveDealerLogo({ accounts, account }: DealerLogoDependencies<'writeDealerLogo'>): SaveDealerLogo {
  return ({ data }, options) =>
    accounts.writeDealerLogo(data, options).map((path) => {
      account.dealerLogoChanged(path);
      return path;
    });
}

/**
 * Creates the use case that removes a dealer's logo. Existing documents retain the logo. The call is idempotent.
 *
 * Source: the product's own calls.
 *
 * @example
 * const removed = await createRemoveDealerLogo({ accounts, account })();
 */
export function createRemoveDealerLogo({
  accounts,
  account,
}: DealerLogoDependencies<'removeDealerLogo'>): RemoveDealerLogo {
  return (options) => accounts.removeDealerLogo(options).map(() => account.dealerLogoChanged(''));
}
