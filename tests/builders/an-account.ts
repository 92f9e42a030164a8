import type { Account } from '../../src/core/account/account.ts';
import type { User } from '../../src/core/account/user.ts';
import { NO_SUBSCRIPTIONS } from '../../src/core/billing/subscriptions.ts';

/**
 * A person with an account.
 *
 * @example
 * aUser({ kind: 'dealer' });
 */
export function aUser(changes: Partial<User> = {}): User {
  return { id: 'user-1', email: 'ada@people.example', first: 'Ada', last: 'Byron', kind: 'user', ...changes };
}

/**
 * Everything the origin tells of a person who has signed in: here with one credit of each kind.
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
