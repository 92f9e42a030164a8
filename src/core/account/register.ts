import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountCalls } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/** The data with which a new person registers. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly phone?: string;
  readonly first?: string;
  readonly last?: string;
}

/**
 * The reason why the registration failed. The message is always the same; the cause allows for a more specific text.
 */
export interface RegisterError {
  readonly code: 'registration-failed';
  readonly message: 'error';
  readonly cause: GatewayError | { readonly code: 'email-missing' | 'password-missing' };
}

/** Registers a new person, who then confirms the address through an emailed link. */
export type Register = (registration: Registration, options?: CallOptions) => ResultAsync<void, RegisterError>;

/** The dependencies of {@link createRegister}. */
export type RegisterDependencies = AccountCalls<'register'>;

/**
 * Creates the use case that registers a new person. The origin emails a link that creates the account. Its response is
 * the same for an address that already has an account.
 *
 * Source: specification, section 7, "Account" (ACC-04).
 *
 * @example
 * const register = createRegister({ accounts });
 * const registered = await register({ email: 'new@demo.vinport.example', password: 'demo-password-1', first: 'Ada' });
 */
export function createRegister({ accounts }: RegisterDependencies): Register {
  return ({ email, password, phone = '', first = '', last = '' }, options) => {
    if (email.trim() === '') return errAsync(failedBy({ code: 'email-missing' }));
    if (password === '') return errAsync(failedBy({ code: 'password-missing' }));
    return accounts.register({ email: email.trim(), password, phone, first, last }, options).mapErr(failedBy);
  };
}

function failedBy(cause: RegisterError['cause']): RegisterError {
  return { code: 'registration-failed', message: 'error', cause };
}
