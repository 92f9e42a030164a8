import { type DealerRegistration, dealerRegistration } from '#core/account/dealer-registration.ts';

/**
 * Builds a dealer registration.
 *
 * @example
 * aDealerRegistration({ companyName: 'Analytical Engines' });
 */
export function aDealerRegistration(changes: Partial<DealerRegistration> = {}): DealerRegistration {
  return dealerRegistration({ email: 'ada@people.example', first: 'Ada', last: 'Byron', ...changes });
}
