import type { ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { AccountStore } from './account-store.ts';
import type { CompressedImage } from './profile-image.ts';

/** Replaces the picture of the signed-in person and returns the path it is now served from. */
export type SaveProfileImage = (
  image: Pick<CompressedImage, 'data'>,
  options?: CallOptions,
) => ResultAsync<string, GatewayError>;

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
