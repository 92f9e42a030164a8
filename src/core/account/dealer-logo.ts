import type { ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { AccountStore } from './account-store.ts';
import type { CompressedImage } from './profile-image.ts';

/** Makes a picture the logo of the signed-in dealer, and answers the path it is read at from now on. */
export type SaveDealerLogo = (
  image: Pick<CompressedImage, 'data'>,
  options?: CallOptions,
) => ResultAsync<string, GatewayError>;

/** Lets the signed-in dealer's next documents bear no logo but ours. */
export type RemoveDealerLogo = (options?: CallOptions) => ResultAsync<void, GatewayError>;

/** What the use cases that change a dealer's logo need. */
export interface DealerLogoDependencies<Call extends keyof AccountGateway> {
  readonly accounts: Pick<AccountGateway, Call>;
  readonly account: AccountStore;
}

/**
 * Makes the use case that keeps the logo which a dealer's documents bear from now on, made smaller before
 * (`compressProfileImage`). A picture that is none, or too large, is `refused`; who is no dealer is `forbidden`.
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
 * Makes the use case that takes a dealer's logo away; documents that bear it keep it. Twice is the same as once.
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
