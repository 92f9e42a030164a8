import type { ResultAsync } from 'neverthrow';
import type { Account } from '../core/account/account.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Who knows people and their secrets (specification, section 7, "Account"). */
export interface AccountGateway {
  /** Proves who someone is; a wrong address or password answers `signed-out`. */
  logIn(
    credentials: { readonly email: string; readonly password: string },
    options?: CallOptions,
  ): ResultAsync<Account, GatewayError>;
}
