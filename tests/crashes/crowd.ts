import { type Attempt, type AttemptChoice, anAttempt } from './attempt.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Someone who buys one thing after the other. */
interface Shopper {
  readonly email: string;
  readonly callsFrom: string;
  readonly attempts: readonly Attempt[];
}

/** Someone with an account, who signs in and looks around meanwhile. */
export interface Member {
  readonly email: string;
  readonly callsFrom: string;
}

/** All who visit in one round. */
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

/** Draws who comes in a round and what they want: the members, and guests without an account. */
export function drawCrowd(random: SeededRandom, round: number, choice: AttemptChoice): Crowd {
  const guests = Array.from({ length: GUESTS }, (_, index) => ({
    email: `guest-${round}-${index}@people.example`,
    callsFrom: `10.1.${round}.${index}`,
  }));
  const shoppers = [...MEMBERS, ...guests].map(({ email, callsFrom }, index) => ({
    email,
    // What a member buys is counted apart from their sign-ins, as if it came from another place.
    callsFrom: `${callsFrom.replace(/^10\.0\.0/, `10.2.${round}`)}`,
    attempts: Array.from({ length: ATTEMPTS_EACH }, (_each, attempt) =>
      // The first thing a guest buys is a document: whoever has no account must get it all the same.
      anAttempt(
        random,
        { email, mark: `${round}-${index}-${attempt}`, delivers: attempt === 0 && index >= MEMBERS.length },
        choice,
      ),
    ),
  }));
  return { members: MEMBERS, shoppers };
}
