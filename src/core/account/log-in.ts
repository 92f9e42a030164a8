import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountCalls, AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { type SignInPlaces, signIn } from './sign-in.ts';
import type { UserProfile } from './user-profile.ts';

/** The credentials that a person enters to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The reasons why the sign-in failed; `wrong-credentials` never reveals which of the two was wrong. */
export type LogInError =
  | { readonly code: 'email-missing' | 'password-missing' | 'wrong-credentials' }
  | Exclude<GatewayError, { code: 'signed-out' }>;

/** Signs a person in. */
export type LogIn = (credentials: Credentials, options?: CallOptions) => ResultAsync<UserProfile, LogInError>;

/** The dependencies of {@link createLogIn}. */
export type LogInDependencies = SignInPlaces & AccountCalls<'logIn'>;

/** The dependencies of {@link createSecureLogIn}. */
export type SecureLogInDependencies = SignInPlaces & AccountCalls<'logInSecurely'>;

/**
 * Creates the use case that signs a person in. It stores the token and ID in the cookies `token` and `id`, and the
 * person, their credits and subscriptions in the account store.
 *
 * Source: specification, section 4 (ACC-01, ACC-03).
 *
 * @example
 * const logIn = createLogIn({ accounts, cookies, account });
 * const user = await logIn({ email: 'user@demo.vinport.example', password: 'demo-password-1' });
 */
export function createLogIn({ accounts, cookies, account }: LogInDependencies): LogIn {
  return logInOver((credentials, options) => accounts.logIn(credentials, options), { cookies, account });
}

/**
 * Creates the use case that signs a person in through the alternative endpoint, `/api/securelogin`. The result is the
 * same.
 *
 * Source: specification, section 7, "Account" (ACC-02).
 *
 * @example
 * const logIn = createSecureLogIn({ accounts, cookies, account });
 * const user = await logIn({ email: 'user@demo.vinport.example', password: 'demo-password-1' });
 */
export function createSecureLogIn({ accounts, cookies, account }: SecureLogInDependencies): LogIn {
  return logInOver((credentials, options) => accounts.logInSecurely(credentials, options), { cookies, account });
}

function logInOver(call: AccountGateway['logIn'], places: SignInPlaces): LogIn {
  return ({ email, password }, options) => {
    if (email.trim() === '') return errAsync({ code: 'email-missing' });
    if (password === '') return errAsync({ code: 'password-missing' });
    return call({ email: email.trim(), password }, options)
      .mapErr((error): LogInError => (error.code === 'signed-out' ? { code: 'wrong-credentials' } : error))
      .map((signedIn) => signIn(places, signedIn));
  };
}
