import type { ResultAsync } from 'neverthrow';
import type { Account } from '#core/account/account.ts';
import type { DealerRegistration } from '#core/account/dealer-registration.ts';
import type { DeletionRequest } from '#core/account/deletion-request.ts';
import type { PasswordReset } from '#core/account/password-reset.ts';
import type { ProfileDetails, ProfileUpdate } from '#core/account/user-profile.ts';
import type { TotalOrders } from '#core/billing/order.ts';
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
  /**
   * Has a link emailed that makes the account ({@link AccountGateway.confirmEmail}); answers the same whether the address
   * has an account or not.
   */
  register(registration: AccountRegistration, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Has a link sent by mail; answers the same whether the address has an account or not. */
  resetPassword(email: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /**
   * Sets a new password by the mailed link and signs in, while every other sign-in ends. The link can be used once; one
   * that was used or is over is `not-found`, a weak password `refused`.
   */
  confirmPasswordReset(reset: PasswordReset, options?: CallOptions): ResultAsync<Account, GatewayError>;
  /**
   * Confirms an email address by the link that was sent there: makes the account of a registration, or replaces the old
   * address. The link can be used once; one that was used or has expired is `not-found`, an address that somebody has taken
   * meanwhile `conflict`.
   */
  confirmEmail(linkToken: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /**
   * Proves that the signed-in person knows their password, which opens ten minutes to change password and email. A wrong
   * password is `refused`, with the field `pass`.
   */
  confirmPassword(password: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Changes the password of the signed-in person; `forbidden` unless the old one was confirmed just before. */
  changePassword(newPassword: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /**
   * Replaces all details of the signed-in person; only a new email address waits for the link that is sent there
   * ({@link AccountGateway.confirmEmail}), and is `forbidden` unless the password was confirmed just before.
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
