import { err, type Result, ResultAsync } from 'neverthrow';
import {
  concatMap,
  defer,
  EMPTY,
  expand,
  firstValueFrom,
  fromEvent,
  map,
  NEVER,
  type Observable,
  race,
  takeLast,
  timer,
} from 'rxjs';

interface Cancelled {
  readonly code: 'cancelled';
}

/** How often and when a failed try is followed by another one. */
export interface TryingAgain<Failure> {
  /** How many tries may follow the first. */
  readonly retries: number;
  /** The wait before the first of them, in milliseconds; each later one is twice as long. */
  readonly firstDelayMs: number;
  readonly isWorthRetrying: (failure: Failure) => boolean;
  /** Ends the waiting at once; the answer is `cancelled` then. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Tries until it works or the tries are used up; the answer is that of the last try.
 *
 * Source: specification, section 9.
 *
 * @example
 * const attempt = () => errAsync({ code: 'unreachable' } as const);
 * await triedAgain(attempt, { retries: 3, firstDelayMs: 1_000, isWorthRetrying: () => true });
 */
export function triedAgain<Value, Failure>(
  attempt: () => ResultAsync<Value, Failure>,
  { retries, firstDelayMs, isWorthRetrying, signal }: TryingAgain<Failure>,
): ResultAsync<Value, Failure | Cancelled> {
  const tries$: Observable<Result<Value, Failure | Cancelled>> = defer(attempt).pipe(
    expand((result, index) =>
      result.isErr() && index < retries && isWorthRetrying(result.error)
        ? timer(firstDelayMs * 2 ** index).pipe(concatMap(attempt))
        : EMPTY,
    ),
    takeLast(1),
  );
  const left$ = signal ? fromEvent(signal, 'abort') : NEVER;
  const cancelled$ = left$.pipe(map((): Result<Value, Failure | Cancelled> => err({ code: 'cancelled' })));
  return new ResultAsync(firstValueFrom(race(tries$, cancelled$)));
}
