import { type DealerRegistration, dealerRegistration } from '#core/account/dealer-registration.ts';

/**
 * What a dealer tells of themselves.
 *
 * @example
 * aDealerRegistration({ companyName: 'Analytical Engines' });
 */
export function aDealerRegistration(changes: Partial<DealerRegistration> = {}): DealerRegistration {
  return dealerRegistration({ email: 'ada@people.example', first: 'Ada', last: 'Byron', ...changes });
}
