import type { Clock } from '#ports/clock.ts';
import type { FakePerson } from './fake-people.ts';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;
const MAX_GRANTS_IN_THIRTY_DAYS = 2;
const FREE_CREDIT_REASONS: readonly string[] = ['failed-generation', 'ticket'];

/**
 * Whether a person may get a free credit now: a confirmed address, something paid before, and fewer than two grants in
 * thirty days. That the VIN is one they paid or tried for is for the caller to know.
 */
export function mayReceiveFreeCredit(person: FakePerson, clock: Clock): boolean {
  const recent = person
    .ledger()
    .filter(({ reason, at }) => FREE_CREDIT_REASONS.includes(reason) && at > clock.now() - THIRTY_DAYS_MS);
  return person.isEmailConfirmed() && person.paidFor().length > 0 && recent.length < MAX_GRANTS_IN_THIRTY_DAYS;
}
