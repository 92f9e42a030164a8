import { type Attempt, type AttemptChoice, anAttempt } from './attempt.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A person who makes several purchases in sequence. */
interface Shopper {
  readonly email: string;
  readonly callsFrom: string;
  readonly attempts: readonly Attempt[];
}

/** A person with an account, who signs in and browses during the round. */
export interface Member {
  readonly email: string;
  readonly callsFrom: string;
}

/** All visitors of one round. */
export interface Crowd {
  readonly members: readonly Member[];
  readonly shoppers: readonly Shopper[];
}

const GUESTS = 12;
const ATTEMPTS_EACH = 3;

/** The members of all rounds. */
export const MEMBERS: readonly Member[] = [1, 2, 3, 4, 5, 6].map((number) => ({
  email: `member-${number}@people.example`,
  callsFrom: `10.0.0.${number}`,
}));

/** Creates a round's random visitors and attempts: the members, and guests without an account. */
export function drawCrowd(random: SeededRandom, round: number, choice: AttemptChoice): Crowd {
  const guests = Array.from({ length: GUESTS }, (_, index) => ({
    email: `guest-${round}-${index}@people.example`,
    callsFrom: `10.1.${round}.${index}`,
  }));
  const shoppers = [...MEMBERS, ...guests].map(({ email, callsFrom }, index) => ({
    email,
    // A member's purchases use a separate IP address from their sign-ins, so that rate limits count them separately.
    callsFrom: `${callsFrom.replace(/^10\.0\.0/, `10.2.${round}`)}`,
    attempts: Array.from({ length: ATTEMPTS_EACH }, (_each, attempt) =>
      // A guest first buys a document, which must be delivered without an account.
      anAttempt(
        random,
        { email, mark: `${round}-${index}-${attempt}`, delivers: attempt === 0 && index >= MEMBERS.length },
        choice,
      ),
    ),
  }));
  return { members: MEMBERS, shoppers };
}
