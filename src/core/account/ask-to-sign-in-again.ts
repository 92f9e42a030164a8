import { filter, firstValueFrom, fromEvent, map, NEVER, type Observable, of, race } from 'rxjs';
import type { CookieJar } from '#ports/cookie-jar.ts';
import type { ReadableStore } from '../state/state-store.ts';
import type { AccountState } from './account-store.ts';
import type { SignInAgainStore } from './sign-in-again-store.ts';

/**
 * Has a person sign in again whose token the origin knows no longer, so that what they wanted can be done after all.
 * `refused` is the token that was sent. Answers whether it is worth to send the call again.
 */
export type AskToSignInAgain = (refused: string | null, signal?: AbortSignal) => Promise<boolean>;

/** What {@link createAskToSignInAgain} needs. */
export interface AskToSignInAgainDependencies {
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly account: Pick<ReadableStore<AccountState>, 'get'>;
  readonly asking: SignInAgainStore;
}

/**
 * Makes what asks a person to sign in again. A visitor is not asked, nor is anybody where nothing on the screen could
 * ask; calls that are refused at the same time ask once. Where another tab has signed the person in, nobody is asked.
 *
 * Source: the product's own rule.
 *
 * @example
 * const ask = createAskToSignInAgain({ cookies, account, asking: new SignInAgainStore() });
 * const again = await ask('an-old-token');
 */
export function createAskToSignInAgain({ cookies, account, asking }: AskToSignInAgainDependencies): AskToSignInAgain {
  return async (refused, signal) => {
    if (account.get().user === null) return false;
    const stored = cookies.get('token');
    if (stored !== null && stored !== refused) return true;
    if (!asking.get().isAttended) return false;
    if (asking.get().status !== 'asked') asking.asked();
    const ended = asking.state$.pipe(
      filter(({ status }) => status !== 'asked'),
      map(({ status }) => status === 'done'),
    );
    return firstValueFrom(race(ended, left(signal)));
  };
}

/** Emits once the screen that wanted the call is left. */
function left(signal: AbortSignal | undefined): Observable<boolean> {
  if (signal === undefined) return NEVER;
  return signal.aborted ? of(false) : fromEvent(signal, 'abort', () => false);
}
