import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import type { CallLimitRow } from '../db/people-rows.ts';
import type { OriginContext, OriginError } from '../origin-context.ts';
import { type CallLimit, type CallLimitName, callLimits } from './call-limits.ts';
import { networksAround } from './caller-address.ts';

/** A counted call: its limit and its caller or account. */
export interface CountedCall {
  readonly limit: CallLimitName;
  /** An account's email address or ID, or the caller's IP address. Only its hash is stored. */
  readonly by: string;
}

type LimitContext = Pick<OriginContext, 'db' | 'now'>;

/**
 * Counts a call against each limit, in order, and returns an error when a limit is exceeded. The counts are stored in
 * the database, so that all hosts share them; known and unknown accounts are counted the same way.
 */
export async function limitCalls(ctx: LimitContext, calls: readonly CountedCall[]): Promise<Result<void, OriginError>> {
  for (const counter of calls.flatMap(countersOf)) {
    const { points, expires_at } = await counted(ctx, counter);
    if (points > counter.times) return err({ code: 'too-many', retryAfterMs: expires_at - ctx.now() });
  }
  return ok();
}

/** Returns an error if a limit is exceeded, without counting a call. */
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

/** Removes a legitimate call from the count. */
export async function forgiveCall({ db }: LimitContext, call: CountedCall): Promise<void> {
  await db
    .updateTable('call_limits')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', 'in', keysOf(call))
    .where('points', '>', 0)
    .execute();
}

/** Resets the count of a limit. */
export async function clearLimit({ db }: LimitContext, call: CountedCall): Promise<void> {
  await db.deleteFrom('call_limits').where('key', 'in', keysOf(call)).execute();
}

function keysOf(call: CountedCall): string[] {
  return countersOf(call).map(({ key }) => key);
}

/** Counts in a single statement, so that concurrent calls cannot exceed the limit. */
async function counted({ db, now }: LimitContext, { key, withinMs }: Counter): Promise<CallLimitRow> {
  const { rows } = await sql<CallLimitRow>`
    insert into call_limits (key, points, expires_at) values (${key}, 1, ${now() + withinMs})
    on conflict (key) do update set
      points = case when call_limits.expires_at <= ${now()} then 1 else call_limits.points + 1 end,
      expires_at = case when call_limits.expires_at <= ${now()} then excluded.expires_at else call_limits.expires_at end
    returning *`.execute(db);
  const [count] = rows;
  if (count === undefined) throw new Error('A call was not counted.');
  return count;
}

/** A counter in the database and its limit. */
interface Counter extends CallLimit {
  readonly key: string;
}

/**
 * Returns the counters of a call. A customer with an IPv6 /48 has 65,536 networks of the size that counts as one
 * caller, so the surrounding networks are counted too; several customers may share those, so their limit is higher.
 */
function countersOf({ limit, by }: CountedCall): readonly Counter[] {
  const { times, withinMs } = callLimits[limit];
  return networksAround(by).map(({ network, factor }) => ({
    key: `${limit}:${createHash('sha256').update(network).digest('base64url')}`,
    times: times * factor,
    withinMs,
  }));
}
