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

/** A cache that has to be closed. */
export interface TanstackQueryCache extends QueryCache {
  /** Forgets everything, and leaves no load and no timer behind; who still waits gets `cancelled`. */
  close(): void;
}

/** Carries an error through a library that knows exceptions alone. */
class LoadFailed extends Error {
  readonly error: GatewayError;
  constructor(error: GatewayError) {
    super(error.code);
    this.error = error;
  }
}

/**
 * Makes the query cache of a browser tab, or of one request on a server. It runs no timer: what is cached grows stale, and
 * is replaced when it is next wanted. Calls are tried again by the HTTP client alone.
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
        // A browser that believes to be offline may be wrong; the call itself finds out.
        networkMode: 'always',
        // The HTTP client tries again; a second layer would multiply the tries (CALL-03).
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

  /** Whose value was never there needs no place either: anybody can ask for any domain. */
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

/** Nobody waits for a load that is given up. */
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
  // Only a load that breaks its word throws anything else.
  return { code: 'unreadable-answer', reason: String(thrown) };
}

/** Who leaves gets `cancelled`; the load goes on for the others. */
function untilLeft<Value>(
  answer: () => Promise<Result<Value, GatewayError>>,
  { signal }: CallOptions = {},
): Promise<Result<Value, GatewayError>> {
  const cancelled: Result<Value, GatewayError> = err({ code: 'cancelled' });
  if (signal?.aborted) return Promise.resolve(cancelled);
  const left$ = signal ? fromEvent(signal, 'abort').pipe(map(() => cancelled)) : NEVER;
  return firstValueFrom(race(answer(), left$));
}
