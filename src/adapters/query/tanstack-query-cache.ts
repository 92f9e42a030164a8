import { CancelledError, QueryClient } from '@tanstack/query-core';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import {
  defer,
  firstValueFrom,
  fromEvent,
  lastValueFrom,
  map,
  mergeMap,
  NEVER,
  race,
  takeUntil,
  throwError,
} from 'rxjs';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { Query, QueryCache, QueryKey, QueryValues } from '#ports/query-cache.ts';

/** A cache that must be closed. */
export interface TanstackQueryCache extends QueryCache {
  /** Clears the cache and stops all loads and timers. Pending calls resolve with `cancelled`. */
  close(): void;
}

/** Wraps an error for a library that only handles exceptions. */
class LoadFailed extends Error {
  readonly error: GatewayError;
  constructor(error: GatewayError) {
    super(error.code);
    this.error = error;
  }
}

/**
 * Creates the query cache of a browser tab, or of one request on a server. It runs no timers: cached values become
 * stale and are replaced when next requested. Only the HTTP client retries calls.
 *
 * Source: specification, sections 3 and 9 (SITE-06, SITE-07).
 *
 * @example
 * const queries = createTanstackQueryCache();
 * queries.close();
 */
export function createTanstackQueryCache(): TanstackQueryCache {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: Number.POSITIVE_INFINITY,
        // A browser that reports being offline may be wrong, so make the call anyway.
        networkMode: 'always',
        // The HTTP client retries. A second layer would multiply the attempts (CALL-03).
        retry: false,
        structuralSharing: false,
      },
    },
  });

  async function fetched<Key extends QueryKey>(query: Query<Key>): Promise<Result<QueryValues[Key], GatewayError>> {
    const queryKey = [query.key, query.subject];
    try {
      const value = await client.fetchQuery<QueryValues[Key]>({
        queryKey,
        queryFn: ({ signal }) => loaded(query, signal),
        staleTime: query.staleAfterMs,
      });
      return ok(value);
    } catch (thrown) {
      forgetFailure(queryKey);
      return err(errorFromThrown(thrown));
    }
  }

  /** A key that never had a value should not take up memory, because anyone can request any domain. */
  function forgetFailure(queryKey: readonly string[]): void {
    client.removeQueries({
      queryKey,
      exact: true,
      predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'idle',
    });
  }

  return {
    fetch: (query, options) => new ResultAsync(untilLeft(() => fetched(query), options)),
    takeOver: ({ key, subject, value, loadedAt }) => {
      const queryKey = [key, subject];
      const before = client.getQueryState(queryKey)?.dataUpdatedAt ?? Number.NEGATIVE_INFINITY;
      if (before < loadedAt) client.setQueryData(queryKey, value, { updatedAt: loadedAt });
    },
    close: () => client.clear(),
  };
}

/** A discarded load has no callers waiting for it. */
function loaded<Key extends QueryKey>({ load }: Query<Key>, givenUp: AbortSignal): Promise<QueryValues[Key]> {
  const value$ = defer(load).pipe(
    mergeMap((result) =>
      result.match(
        (value) => [value],
        (error) => throwError(() => new LoadFailed(error)),
      ),
    ),
    takeUntil(fromEvent(givenUp, 'abort')),
  );
  return lastValueFrom(value$);
}

function errorFromThrown(thrown: unknown): GatewayError {
  if (thrown instanceof LoadFailed) return thrown.error;
  if (thrown instanceof CancelledError) return { code: 'cancelled' };
  // A load throws anything else only if it violates its contract.
  return { code: 'unreadable-answer', reason: String(thrown) };
}

/** Resolves with `cancelled` for a caller that aborts. The load continues for other callers. */
function untilLeft<Value>(
  answer: () => Promise<Result<Value, GatewayError>>,
  { signal }: CallOptions = {},
): Promise<Result<Value, GatewayError>> {
  const cancelled: Result<Value, GatewayError> = err({ code: 'cancelled' });
  if (signal?.aborted) return Promise.resolve(cancelled);
  const left$ = signal ? fromEvent(signal, 'abort').pipe(map(() => cancelled)) : NEVER;
  return firstValueFrom(race(answer(), left$));
}
