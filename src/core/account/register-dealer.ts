import type { AccountCalls } from '#ports/account-gateway.ts';
import type { UseCase } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { type DealerRegistration, dealerRegistration } from './dealer-registration.ts';
import type { SessionFlagsStore } from './session-flags-store.ts';

/** Registers the signed-in person as a dealer. Missing text is sent empty, and the number of employees as 0. */
export type RegisterDealer = UseCase<Parameters<typeof dealerRegistration>[0], DealerRegistration, GatewayError>;

/**
 * Creates the use case that registers the signed-in person as a dealer and sets the dealer flag. Fails with
 * `signed-out` for a visitor, who has no token.
 *
 * Source: specification, sections 6 and 7 (ACC-08).
 *
 * @example
 * const registerDealer = createRegisterDealer({ accounts, sessionFlags: new SessionFlagsStore() });
 * await registerDealer({ email: 'dealer@demo.vinport.example', companyName: 'Vinport' });
 */
export function createRegisterDealer({
  accounts,
  sessionFlags: flags,
}: AccountCalls<'registerDealer'> & { readonly sessionFlags: SessionFlagsStore }): RegisterDealer {
  return (stated, options) => {
    const registration = dealerRegistration(stated);
    return accounts.registerDealer(registration, options).map(() => {
      flags.becameDealer();
      return registration;
    });
  };
}
