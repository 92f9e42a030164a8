import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Credits } from '../billing/credits.ts';
import type { Subscriptions } from '../billing/subscriptions.ts';
import type { ReadableStore } from '../state/state-store.ts';
import type { AccountState } from './account-store.ts';
import type { UserProfile } from './user-profile.ts';

/** Separate streams for the signed-in user, their credits and their subscriptions. */
export interface AccountStreams {
  readonly user$: Observable<UserProfile | null>;
  readonly credits$: Observable<Credits>;
  readonly subscriptions$: Observable<Subscriptions>;
}

/**
 * Returns the streams of the user, the credits and the subscriptions. All three derive from the same account store, so
 * they never mix data of two people. Each emits its current value at once and then only on changes.
 *
 * Source: specification, section 3 (ACC-03, CRD-01, CRD-02).
 *
 * @example
 * accountStreams(new AccountStore()).credits$.subscribe(({ sticker }) => showMessage(`${sticker} stickers left`));
 */
export function accountStreams({ state$ }: Pick<ReadableStore<AccountState>, 'state$'>): AccountStreams {
  const part = <Part>(select: (state: AccountState) => Part) => state$.pipe(map(select), distinctUntilChanged());
  return {
    user$: part(({ user }) => user),
    credits$: part(({ credits }) => credits),
    subscriptions$: part(({ subscriptions }) => subscriptions),
  };
}
