import type { SeededRandom } from './seeded-random.ts';
import { aWish, type Wish, type WishChoice } from './wish.ts';

/** Someone who buys one thing after the other. */
interface Shopper {
  readonly email: string;
  readonly callsFrom: string;
  readonly wishes: readonly Wish[];
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
const WISHES_EACH = 3;

/** The members of all rounds. */
export const MEMBERS: readonly Member[] = [1, 2, 3, 4, 5, 6].map((number) => ({
  email: `member-${number}@people.example`,
  callsFrom: `10.0.0.${number}`,
}));

/** Draws who comes in a round and what they want: the members, and guests without an account. */
export function drawCrowd(random: SeededRandom, round: number, choice: WishChoice): Crowd {
  const guests = Array.from({ length: GUESTS }, (_, index) => ({
    email: `guest-${round}-${index}@people.example`,
    callsFrom: `10.1.${round}.${index}`,
  }));
  const shoppers = [...MEMBERS, ...guests].map(({ email, callsFrom }, index) => ({
    email,
    // What a member buys is counted apart from their sign-ins, as if it came from another place.
    callsFrom: `${callsFrom.replace(/^10\.0\.0/, `10.2.${round}`)}`,
    wishes: Array.from({ length: WISHES_EACH }, (_each, wish) =>
      // The first thing a guest buys is a document: whoever has no account must get it all the same.
      aWish(
        random,
        { email, mark: `${round}-${index}-${wish}`, delivers: wish === 0 && index >= MEMBERS.length },
        choice,
      ),
    ),
  }));
  return { members: MEMBERS, shoppers };
}
