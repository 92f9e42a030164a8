import { createHash } from 'node:crypto';
import { err, ok, type Result } from 'neverthrow';
import type { CallLimitRow } from '../db/people-rows.ts';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import { type CallLimit, type CallLimitName, callLimits } from './call-limits.ts';
import { networksAround } from './caller-address.ts';

/** A call that is counted: which limit, and of whom. */
export interface CountedCall {
  readonly limit: CallLimitName;
  /** An account's address or id, or the caller's address. Only its hash is kept. */
  readonly by: string;
}

type LimitContext = Pick<OriginContext, 'db' | 'now'>;

/**
 * Counts a call against each limit, in order, and tells when one of them is used up. The counts lie in the database,
 * so that hosts side by side count together; known and unknown accounts count alike.
 */
export async function limitCalls(ctx: LimitContext, calls: readonly CountedCall[]): Promise<Result<void, OriginError>> {
  for (const counter of calls.flatMap(countersOf)) {
    const { points, expires_at } = await counted(ctx, counter);
    if (points > counter.times) return err({ code: 'too-many', retryAfterMs: expires_at - ctx.now() });
  }
  return ok();
}

/** Says whether a limit is used up, without counting a call. */
export async function limitsLeft(
  { db, now }: LimitContext,
  calls: readonly CountedCall[],
): Promise<Result<void, OriginError>> {
  for (const { key, times } of calls.flatMap(countersOf)) {
    const count = await db
      .selectFrom('call_limits')
      .select(['points', 'expires_at'])
      .where('key', '=', key)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    if (count && count.points >= times) {
      return err({ code: 'too-many', retryAfterMs: count.expires_at - now() });
    }
  }
  return ok();
}

/** Takes a call back that turned out to be rightful. */
export async function forgiveCall({ db }: LimitContext, call: CountedCall): Promise<void> {
  await db
    .updateTable('call_limits')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where(
      'key',
      'in',
      countersOf(call).map(({ key }) => key),
    )
    .where('points', '>', 0)
    .execute();
}

/** Forgets all calls that were counted. */
export async function clearLimit({ db }: LimitContext, call: CountedCall): Promise<void> {
  await db
    .deleteFrom('call_limits')
    .where(
      'key',
      'in',
      countersOf(call).map(({ key }) => key),
    )
    .execute();
}

/** Counts in one statement, so that of many at once no two are let through as the last. */
async function counted({ db, now }: LimitContext, { key, withinMs }: Counter): Promise<Omit<CallLimitRow, 'key'>> {
  return db
    .insertInto('call_limits')
    .values({ key, points: 1, expires_at: now() + withinMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('call_limits.expires_at', '<=', now());
        return {
          points: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('call_limits.points', '+', 1))
            .end(),
          expires_at: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.expires_at'))
            .else(eb.ref('call_limits.expires_at'))
            .end(),
        };
      }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
}

/** A count in the database, and how far it may go. */
interface Counter extends CallLimit {
  readonly key: string;
}

/**
 * What a call counts against. A customer with a /48 of IPv6 has 65,536 networks of the size that counts as one caller, so
 * that the networks around it count as well; several customers may share those, and they may do more.
 */
function countersOf({ limit, by }: CountedCall): readonly Counter[] {
  const { times, withinMs } = callLimits[limit];
  return networksAround(by).map(({ network, factor }) => ({
    key: `${limit}:${createHash('sha256').update(network).digest('base64url')}`,
    times: times * factor,
    withinMs,
  }));
}
