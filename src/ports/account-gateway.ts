import type { ResultAsync } from 'neverthrow';
import type { Account } from '#core/account/account.ts';
import type { DealerRegistration } from '#core/account/dealer-registration.ts';
import type { DeletionRequest } from '#core/account/deletion-request.ts';
import type { PasswordReset } from '#core/account/new-password.ts';
import type { ProfileDetails, ProfileUpdate } from '#core/account/user-profile.ts';
import type { TotalOrders } from '#core/billing/order.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';
import type { ImageFile } from './image-compressor.ts';

/** Manages accounts and authentication (specification, section 7, "Account"). */
export interface AccountGateway {
  /** Authenticates a person; a wrong address or password is `signed-out`. */
  logIn(credentials: AccountCredentials, options?: CallOptions): ResultAsync<Account, GatewayError>;
  /** Authenticates through the alternative endpoint, which accepts JSON. */
  logInSecurely(credentials: AccountCredentials, options?: CallOptions): ResultAsync<Account, GatewayError>;
  /** Returns the owner of the token with their current credits and subscriptions. */
  current(options?: CallOptions): ResultAsync<Account, GatewayError>;
  /** Revokes the caller's token. */
  logOut(options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Revokes all tokens of the signed-in person, including this one. */
  logOutEverywhere(options?: CallOptions): ResultAsync<void, GatewayError>;
  /**
   * Requests an email with a link that creates the account ({@link AccountGateway.confirmEmail}); the response is the
   * same whether or not the address has an account.
   */
  register(registration: AccountRegistration, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Requests an email with a reset link; the response is the same whether or not the address has an account. */
  resetPassword(email: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /**
   * Sets a new password through the emailed link and signs in; all other sessions end. The link works once; a used or
   * expired link is `not-found`, a weak password `refused`.
   */
  confirmPasswordReset(reset: PasswordReset, options?: CallOptions): ResultAsync<Account, GatewayError>;
  /**
   * Confirms an email address through the link sent to it: creates the account of a registration or replaces the old
   * address. The link works once; a used or expired link is `not-found`, an address that has been taken in the meantime
   * `conflict`.
   */
  confirmEmail(linkToken: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /**
   * Confirms the password of the signed-in person, which allows changes of password and email for ten minutes. A wrong
   * password is `refused`, with the field `pass`.
   */
  confirmPassword(password: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Changes the password of the signed-in person; `forbidden` unless the old one was confirmed recently. */
  changePassword(newPassword: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /**
   * Replaces all details of the signed-in person. Only a new email address must first be confirmed through the link
   * sent to it ({@link AccountGateway.confirmEmail}), and is `forbidden` unless the password was confirmed recently.
   */
  updateProfile(details: ProfileDetails, options?: CallOptions): ResultAsync<ProfileUpdate, GatewayError>;
  /** Replaces the picture of the signed-in person with a base64-encoded picture; returns its path. */
  writeProfileImage(data: string, options?: CallOptions): ResultAsync<string, GatewayError>;
  /** Returns the picture of the signed-in person; `not-found` if there is none. */
  readProfileImage(options?: CallOptions): ResultAsync<ImageFile, GatewayError>;
  /** Sets the logo of the signed-in dealer to a base64-encoded picture; returns its path. Others are `forbidden`. */
  writeDealerLogo(data: string, options?: CallOptions): ResultAsync<string, GatewayError>;
  /** Returns the logo of the signed-in dealer; `not-found` if there is none, `forbidden` for others. */
  readDealerLogo(options?: CallOptions): ResultAsync<ImageFile, GatewayError>;
  /** Removes the logo of the signed-in dealer; existing documents retain it. Others are `forbidden`. */
  removeDealerLogo(options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Registers the signed-in person as a dealer. */
  registerDealer(registration: DealerRegistration, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Returns the orders of the signed-in person, the newest first. */
  totalOrders(page: number, options?: CallOptions): ResultAsync<TotalOrders, GatewayError>;
  /** Cancels a subscription of the signed-in person. Idempotent; a subscription of another person is `not-found`. */
  cancelSubscription(subscription: SubscriptionReference, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Submits a request to delete an account; no sign-in is required. */
  requestDeletion(request: DeletionRequest, options?: CallOptions): ResultAsync<void, GatewayError>;
}

/** A dependency on these calls of the gateway. */
export type AccountCalls<Name extends keyof AccountGateway> = { readonly accounts: Pick<AccountGateway, Name> };

/** The credentials that authenticate a person. */
export interface AccountCredentials {
  readonly email: string;
  readonly password: string;
}

/** The details of a new person; empty text means not provided. */
export interface AccountRegistration extends AccountCredentials {
  readonly phone: string;
  readonly first: string;
  readonly last: string;
}

/** Identifies a subscription by the payment gateway's ID. */
export interface SubscriptionReference {
  readonly gateway: string;
  readonly subscriptionId: string;
}
