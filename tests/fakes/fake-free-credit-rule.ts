import type { Clock } from '#ports/clock.ts';
import type { FakePerson } from './fake-people.ts';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;
const MAX_GRANTS_IN_THIRTY_DAYS = 2;
const FREE_CREDIT_REASONS: readonly string[] = ['failed-generation', 'ticket'];

/**
 * Returns whether a person qualifies for a free credit: a confirmed address, a previous payment, and fewer than two
 * grants in thirty days. The caller checks that the person paid for or requested the VIN.
 */
export function mayReceiveFreeCredit(person: FakePerson, clock: Clock): boolean {
  const recent = person
    .ledger()
    .filter(({ reason, at }) => FREE_CREDIT_REASONS.includes(reason) && at > clock.now() - THIRTY_DAYS_MS);
  return person.isEmailConfirmed() && person.paidFor().length > 0 && recent.length < MAX_GRANTS_IN_THIRTY_DAYS;
}
