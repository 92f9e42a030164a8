import type { Account } from '#core/account/account.ts';
import { bareProfile, type UserProfile } from '#core/account/user-profile.ts';
import { NO_SUBSCRIPTIONS } from '#core/billing/subscriptions.ts';

/**
 * Builds a person with an account.
 *
 * @example
 * aUser({ kind: 'dealer' });
 */
export function aUser(changes: Partial<UserProfile> = {}): UserProfile {
  const ada = { id: 'user-1', email: 'ada@people.example', first: 'Ada', last: 'Byron', kind: 'user' } as const;
  return { ...bareProfile(ada), ...changes };
}

/**
 * Builds the account that the origin returns after sign-in, with one credit of each kind.
 *
 * @example
 * anAccount({ credits: NO_CREDITS });
 */
export function anAccount(changes: Partial<Account> = {}): Account {
  return {
    token: 'token-1',
    user: aUser(),
    credits: { vhr: 1, sticker: 1, global: 1 },
    subscriptions: NO_SUBSCRIPTIONS,
    ...changes,
  };
}
