import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway } from '../../ports/account-gateway.ts';
import type { CallOptions } from '../../ports/call-options.ts';
import type { CookieJar } from '../../ports/cookie-jar.ts';
import type { GatewayError } from '../../ports/gateway-error.ts';
import type { AccountStore } from './account-store.ts';
import type { User } from './user.ts';

/** What a person types to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Why nobody was signed in; `wrong-credentials` never tells which of the two was wrong. */
export type LogInError =
  | { readonly code: 'email-missing' | 'password-missing' | 'wrong-credentials' }
  | Exclude<GatewayError, { code: 'signed-out' }>;

/** Signs a person in. */
export type LogIn = (credentials: Credentials, options?: CallOptions) => ResultAsync<User, LogInError>;

/** What {@link createLogIn} needs. */
export interface LogInDependencies {
  readonly accounts: AccountGateway;
  readonly cookies: CookieJar;
  readonly account: AccountStore;
}

/**
 * Makes the use case that signs a person in: the token and id go into the cookies `token` and `id`, the person, their
 * credits and subscriptions into the account store.
 *
 * Source: specification, section 4 (ACC-01, ACC-03).
 *
 * @example
 * const logIn = createLogIn({ accounts, cookies, account });
 * const user = await logIn({ email: 'user@demo.vinport.example', password: 'demo-password-1' });
 */
export function createLogIn({ accounts, cookies, account }: LogInDependencies): LogIn {
  return ({ email, password }, options) => {
    if (email.trim() === '') return errAsync({ code: 'email-missing' });
    if (password === '') return errAsync({ code: 'password-missing' });
    return accounts
      .logIn({ email: email.trim(), password }, options)
      .mapErr((error): LogInError => (error.code === 'signed-out' ? { code: 'wrong-credentials' } : error))
      .map((signedIn) => {
        cookies.set('token', signedIn.token);
        cookies.set('id', signedIn.user.id);
        account.loggedIn(signedIn);
        return signedIn.user;
      });
  };
}
