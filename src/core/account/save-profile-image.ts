import type { ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { AccountStore } from './account-store.ts';
import type { CompressedImage } from './profile-image.ts';

/** Puts a picture in place of the one before, and answers the path it is read at from now on. */
export type SaveProfileImage = (
  image: Pick<CompressedImage, 'data'>,
  options?: CallOptions,
) => ResultAsync<string, GatewayError>;

/** What {@link createSaveProfileImage} needs. */
export interface SaveProfileImageDependencies {
  readonly accounts: Pick<AccountGateway, 'writeProfileImage'>;
  readonly account: AccountStore;
}

/**
 * Makes the use case that keeps a picture of the signed-in person, made smaller before (`compressProfileImage`). A
 * picture that is none, or too large, is `refused`.
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
