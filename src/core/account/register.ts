import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway } from '../../ports/account-gateway.ts';
import type { CallOptions } from '../../ports/call-options.ts';
import type { GatewayError } from '../../ports/gateway-error.ts';
import { type SignInPlaces, signIn } from './sign-in.ts';
import type { UserProfile } from './user-profile.ts';

/** What a new person tells of themselves. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly phone?: string;
  readonly first?: string;
  readonly last?: string;
}

/** Why nobody was registered: always with the one message, and with the cause for who wants to say more. */
export interface RegisterError {
  readonly code: 'registration-failed';
  readonly message: 'error';
  readonly cause: GatewayError | { readonly code: 'email-missing' | 'password-missing' };
}

/** Lets a new person in. */
export type Register = (registration: Registration, options?: CallOptions) => ResultAsync<UserProfile, RegisterError>;

/** What {@link createRegister} needs. */
export interface RegisterDependencies extends SignInPlaces {
  readonly accounts: Pick<AccountGateway, 'register'>;
}

/**
 * Makes the use case that registers a new person and signs them in.
 *
 * Source: specification, section 7, "Account" (ACC-04).
 *
 * @example
 * const register = createRegister({ accounts, cookies, account });
 * const user = await register({ email: 'new@demo.vinport.example', password: 'demo-password-1', first: 'Ada' });
 */
export function createRegister({ accounts, ...places }: RegisterDependencies): Register {
  return ({ email, password, phone = '', first = '', last = '' }, options) => {
    if (email.trim() === '') return errAsync(failedBy({ code: 'email-missing' }));
    if (password === '') return errAsync(failedBy({ code: 'password-missing' }));
    return accounts
      .register({ email: email.trim(), password, phone, first, last }, options)
      .mapErr(failedBy)
      .map((signedIn) => signIn(places, signedIn));
  };
}

function failedBy(cause: RegisterError['cause']): RegisterError {
  return { code: 'registration-failed', message: 'error', cause };
}
