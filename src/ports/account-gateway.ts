import type { ResultAsync } from 'neverthrow';
import type { Account } from '../core/account/account.ts';
import type { DealerRegistration } from '../core/account/dealer-registration.ts';
import type { DeletionRequest } from '../core/account/deletion-request.ts';
import type { TotalOrders } from '../core/account/order.ts';
import type { PasswordReset } from '../core/account/password-reset.ts';
import type { ProfileDetails, ProfileUpdate } from '../core/account/user-profile.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';
import type { ImageFile } from './image-compressor.ts';

/** Who knows people and their secrets (specification, section 7, "Account"). */
export interface AccountGateway {
  /** Proves who someone is; a wrong address or password answers `signed-out`. */
  logIn(credentials: AccountCredentials, options?: CallOptions): ResultAsync<Account, GatewayError>;
  /** The same proof over the second way in, which takes JSON. */
  logInSecurely(credentials: AccountCredentials, options?: CallOptions): ResultAsync<Account, GatewayError>;
  /** Who bears the token, and what they have now. */
  current(options?: CallOptions): ResultAsync<Account, GatewayError>;
  /** Takes the token back that the caller bears: it lets nobody in any more. */
  logOut(options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Takes every token of the signed-in person back, this one too. */
  logOutEverywhere(options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Lets a new person in, signed in at once; an address that has an account is `conflict`. */
  register(registration: AccountRegistration, options?: CallOptions): ResultAsync<Account, GatewayError>;
  /** Has a link sent by mail; answers the same whether the address has an account or not. */
  resetPassword(email: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /**
   * Sets a new password by the mailed link and signs in, while every other sign-in ends. The link can be used once; one
   * that was used or is over is `not-found`, a weak password `refused`.
   */
  confirmPasswordReset(reset: PasswordReset, options?: CallOptions): ResultAsync<Account, GatewayError>;
  /**
   * Puts a new e-mail address in place of the old one by the link that was mailed there. The link can be used once; one
   * that was used or is over is `not-found`, an address that somebody has taken meanwhile `conflict`.
   */
  confirmEmail(linkToken: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Gives the signed-in person another password. */
  changePassword(newPassword: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /**
   * Puts all details of the signed-in person in place of those before; only a new e-mail address waits until the letter
   * sent there is answered ({@link AccountGateway.confirmEmail}).
   */
  updateProfile(details: ProfileDetails, options?: CallOptions): ResultAsync<ProfileUpdate, GatewayError>;
  /** Keeps a picture of the signed-in person, as base64, in place of the one before; answers the path to it. */
  writeProfileImage(data: string, options?: CallOptions): ResultAsync<string, GatewayError>;
  /** The picture of the signed-in person; without one `not-found`. */
  readProfileImage(options?: CallOptions): ResultAsync<ImageFile, GatewayError>;
  /** Makes a picture, as base64, the logo of the signed-in dealer; answers the path to it. Others are `forbidden`. */
  writeDealerLogo(data: string, options?: CallOptions): ResultAsync<string, GatewayError>;
  /** The logo of the signed-in dealer; without one `not-found`, to others `forbidden`. */
  readDealerLogo(options?: CallOptions): ResultAsync<ImageFile, GatewayError>;
  /** Takes the logo of the signed-in dealer away; documents that bear it keep it. Others are `forbidden`. */
  removeDealerLogo(options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Makes the signed-in person a dealer. */
  registerDealer(registration: DealerRegistration, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** What the signed-in person has bought, the newest first. */
  totalOrders(page: number, options?: CallOptions): ResultAsync<TotalOrders, GatewayError>;
  /** Ends a subscription of the signed-in person; twice is the same as once, anyone else's is `not-found`. */
  cancelSubscription(subscription: SubscriptionReference, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Takes a wish that an account be deleted, from whoever writes. */
  requestDeletion(request: DeletionRequest, options?: CallOptions): ResultAsync<void, GatewayError>;
}

/** What proves who someone is. */
export interface AccountCredentials {
  readonly email: string;
  readonly password: string;
}

/** What a new person tells of themselves; empty text means: not told. */
export interface AccountRegistration extends AccountCredentials {
  readonly phone: string;
  readonly first: string;
  readonly last: string;
}

/** Names a subscription as the payment gateway behind it does. */
export interface SubscriptionReference {
  readonly gateway: string;
  readonly subscriptionId: string;
}
