import type { ResultAsync } from 'neverthrow';
import type { Account } from '../core/account/account.ts';
import type { DealerRegistration } from '../core/account/dealer-registration.ts';
import type { DeletionRequest } from '../core/account/deletion-request.ts';
import type { TotalOrders } from '../core/account/order.ts';
import type { ProfileDetails } from '../core/account/user-profile.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

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
  /** Lets a new person in, signed in at once; an address that has an account is `conflict`. */
  register(registration: AccountRegistration, options?: CallOptions): ResultAsync<Account, GatewayError>;
  /** Has a link sent by mail; answers the same whether the address has an account or not. */
  resetPassword(email: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Gives the signed-in person another password. */
  changePassword(newPassword: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Puts all details of the signed-in person in place of those before. */
  updateProfile(details: ProfileDetails, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Makes the signed-in person a dealer. */
  registerDealer(registration: DealerRegistration, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** What the signed-in person has bought, the newest first. */
  totalOrders(options?: CallOptions): ResultAsync<TotalOrders, GatewayError>;
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
