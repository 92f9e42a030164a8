import type { ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { AccountStore } from './account-store.ts';
import type { CompressedImage } from './profile-image.ts';

/** Saves the logo of the signed-in dealer and returns the path it is now served from. */
export type SaveDealerLogo = (
  image: Pick<CompressedImage, 'data'>,
  options?: CallOptions,
) => ResultAsync<string, GatewayError>;

/** Removes the logo of the signed-in dealer; later documents have only the product's logo. */
export type RemoveDealerLogo = (options?: CallOptions) => ResultAsync<void, GatewayError>;

/** The dependencies of the use cases that change a dealer's logo. */
export interface DealerLogoDependencies<Call extends keyof AccountGateway> {
  readonly accounts: Pick<AccountGateway, Call>;
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
