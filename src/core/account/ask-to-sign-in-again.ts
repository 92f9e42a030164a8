import { filter, firstValueFrom, fromEvent, map, NEVER, type Observable, of, race } from 'rxjs';
import type { CookieJar } from '#ports/cookie-jar.ts';
import type { ReadableStore } from '../state/state-store.ts';
import type { AccountState } from './account-store.ts';
import type { SignInAgainStore } from './sign-in-again-store.ts';

/**
 * Asks a person to sign in again after the origin rejected their token, so that their action can still complete.
 * `refused` is the token that was sent. Resolves to whether the call should be retried.
 */
export type AskToSignInAgain = (refused: string | null, signal?: AbortSignal) => Promise<boolean>;

/** The dependencies of {@link createAskToSignInAgain}. */
export interface AskToSignInAgainDependencies {
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly account: Pick<ReadableStore<AccountState>, 'get'>;
  readonly signInAgain: SignInAgainStore;
}

/**
 * Creates the function that asks a person to sign in again. It does not ask visitors, or if no prompt is on the screen.
 * Calls that are rejected at the same time share one prompt. If another tab has already signed the person in, there is
 * no prompt.
 *
 * Source: the product's own rule.
 *
 * @example
 * const ask = createAskToSignInAgain({ cookies, account, signInAgain: new SignInAgainStore() });
 * const again = await ask('an-old-token');
 */
export function createAskToSignInAgain({
  cookies,
  account,
  signInAgain: asking,
}: AskToSignInAgainDependencies): AskToSignInAgain {
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

/** Emits when the screen that made the call is left. */
function left(signal: AbortSignal | undefined): Observable<boolean> {
  if (signal === undefined) return NEVER;
  return signal.aborted ? of(false) : fromEvent(signal, 'abort', () => false);
}
