import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { firstValueFrom, fromEvent, map, NEVER, race } from 'rxjs';
import type { CallOptions } from '#ports/call-options.ts';
import type { Clock } from '#ports/clock.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { Query, QueryCache, QueryKey, QueryValues } from '#ports/query-cache.ts';

interface Stored<Value> {
  readonly value: Value;
  readonly loadedAt: number;
}

type Loading<Value> = Promise<Result<Value, GatewayError>>;
type BySubject<Content> = Map<string, Content>;

/**
 * Creates a cache in memory whose entries expire by the given clock.
 *
 * @example
 * const cache = createFakeQueryCache(createFakeClock());
 */
export function createFakeQueryCache(clock: Clock): QueryCache {
  const stored: { readonly [Key in QueryKey]: BySubject<Stored<QueryValues[Key]>> } = {
    site: new Map(),
    config: new Map(),
  };
  const loading: { readonly [Key in QueryKey]: BySubject<Loading<QueryValues[Key]>> } = {
    site: new Map(),
    config: new Map(),
  };

  async function load<Key extends QueryKey>(query: Query<Key>): Loading<QueryValues[Key]> {
    const result = await query.load();
    if (result.isOk()) stored[query.key].set(query.subject, { value: result.value, loadedAt: clock.now() });
    return result;
  }

  function shared<Key extends QueryKey>(query: Query<Key>): Loading<QueryValues[Key]> {
    const underWay = loading[query.key].get(query.subject);
    if (underWay !== undefined) return underWay;
    const started = load(query).finally(() => loading[query.key].delete(query.subject));
    loading[query.key].set(query.subject, started);
    return started;
  }

  return {
    fetch: (query, options) => {
      const found = stored[query.key].get(query.subject);
      const isFresh = found !== undefined && clock.now() - found.loadedAt < query.staleAfterMs;
      return new ResultAsync(untilLeft(isFresh ? Promise.resolve(ok(found.value)) : shared(query), options));
    },
    takeOver: ({ key, subject, value, loadedAt }) => {
      const before = stored[key].get(subject);
      if (before === undefined || before.loadedAt < loadedAt) stored[key].set(subject, { value, loadedAt });
    },
  };
}

/** An aborted call gets `cancelled`; the load continues for the others. */
function untilLeft<Value>(answer: Loading<Value>, { signal }: CallOptions = {}): Loading<Value> {
  const cancelled: Result<Value, GatewayError> = err({ code: 'cancelled' });
  if (signal?.aborted) return Promise.resolve(cancelled);
  const left = signal ? fromEvent(signal, 'abort').pipe(map(() => cancelled)) : NEVER;
  return firstValueFrom(race(answer, left));
}
