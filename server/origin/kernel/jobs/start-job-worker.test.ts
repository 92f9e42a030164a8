import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { openDatabase } from '../db/open-database.ts';
import type { OriginContext } from '../origin-context.ts';
import { countJobs } from './count-jobs.ts';
import { enqueueJob, rescheduleJob } from './enqueue-job.ts';
import { type JobHandlers, jobDone } from './job.ts';
import { createJobSignal } from './job-signal.ts';
import { type JobWorker, startJobWorker } from './start-job-worker.ts';

const day = 24 * 60 * 60 * 1_000;
/** Longer than any test, so that only a signal can start a job. */
const pollMs = day;

type Run = (ctx: OriginContext, payload: { n: number }) => Promise<void>;
const numbers = (run: Run): JobHandlers => ({
  number: {
    schema: z.object({ n: z.number() }),
    run: async (ctx: OriginContext, payload: { n: number }) => {
      await run(ctx, payload);
      return jobDone;
    },
  },
});
const enqueueNumber = (ctx: OriginContext, n: number, dueAt = ctx.now()) =>
  ctx.db
    .transaction()
    .execute((trx) => enqueueJob(ctx, trx, { kind: 'number', key: String(n), payload: { n }, dueAt }));
const untilNoneWaits = (ctx: OriginContext) =>
  vi.waitFor(async () => expect(await countJobs(ctx.db)).toEqual({ waiting: 0, givenUp: 0 }), { timeout: 30_000 });

/** Opens a second host on the same PostgreSQL database, with its own connections and signals. */
async function openOther({ ctx, location }: TestOrigin): Promise<OriginContext> {
  const db = await openDatabase(location, ctx.logger);
  return { ...ctx, db, jobSignal: createJobSignal(location, ctx.logger) };
}

describe.each(['sqlite', 'postgres'] as const)('job worker on %s', (engine) => {
  let origin: TestOrigin;
  const workers: JobWorker[] = [];
  beforeEach(async () => {
    origin = await openTestOrigin(engine, { demonstration: false });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await origin.close();
  });
  const start = (...args: Parameters<typeof startJobWorker>) => {
    const worker = startJobWorker(...args);
    workers.push(worker);
    return worker;
  };

  it('runs each job once when two workers compete', async () => {
    const ran: number[] = [];
    const handlers = numbers(async (ctx, { n }) => {
      ran.push(n);
      await ctx.db.selectFrom('users').select('id').execute();
    });
    const count = 120;
    await Promise.all(Array.from({ length: count }, (_, n) => enqueueNumber(origin.ctx, n)));
    start(origin.ctx, handlers, { pollMs });
    start(origin.ctx, handlers, { pollMs });
    await untilNoneWaits(origin.ctx);
    expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, n) => n));
  });

  it('limits the number of concurrent jobs', async () => {
    let running = 0;
    const seen: number[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await Promise.all([1, 2, 3, 4, 5].map((n) => enqueueNumber(origin.ctx, n)));
    start(
      origin.ctx,
      numbers(async () => {
        running += 1;
        seen.push(running);
        await released;
        running -= 1;
      }),
      { pollMs: 10, concurrency: 3 },
    );
    await vi.waitFor(() => expect(running).toBe(3), { timeout: 30_000 });
    for (let query = 0; query < 20; query++) await countJobs(origin.ctx.db);
    expect(running).toBe(3);
    release();
    await untilNoneWaits(origin.ctx);
    expect(seen).toHaveLength(5);
    expect(Math.max(...seen)).toBe(3);
  });

  it('runs a job right after the commit, without waiting for the poll', async () => {
    const ran: number[] = [];
    start(
      origin.ctx,
      numbers(async (_ctx, { n }) => void ran.push(n)),
      { pollMs },
    );
    for (const n of [1, 2, 3]) {
      await enqueueNumber(origin.ctx, n);
      await untilNoneWaits(origin.ctx);
    }
    const failing = origin.ctx.db.transaction().execute(async (trx) => {
      await enqueueJob(origin.ctx, trx, { kind: 'number', key: 'undone', payload: { n: 4 } });
      throw new Error('Undone.');
    });
    await expect(failing).rejects.toThrow('Undone.');
    await enqueueNumber(origin.ctx, 5);
    await untilNoneWaits(origin.ctx);
    expect(ran).toEqual([1, 2, 3, 5]);
  });

  it('runs a job that is moved to an earlier time', async () => {
    const ran: number[] = [];
    start(
      origin.ctx,
      numbers(async (_ctx, { n }) => void ran.push(n)),
      { pollMs },
    );
    await enqueueNumber(origin.ctx, 1, origin.now() + day);
    await enqueueNumber(origin.ctx, 2);
    await vi.waitFor(() => expect(ran).toEqual([2]), { timeout: 30_000 });
    const { ctx } = origin;
    await ctx.db
      .transaction()
      .execute((trx) => rescheduleJob(ctx, trx, { kind: 'number', key: '1', dueAt: origin.now() }));
    await untilNoneWaits(ctx);
    expect(ran).toEqual([2, 1]);
  });

  it('sets its timer to the next due job', async () => {
    const startedAt = Date.now();
    const ctx = { ...origin.ctx, now: () => Date.now() };
    const ranAt: number[] = [];
    await enqueueNumber(ctx, 1, startedAt + 300);
    start(
      ctx,
      numbers(async () => void ranAt.push(Date.now())),
      { pollMs },
    );
    await untilNoneWaits(ctx);
    expect(ranAt).toHaveLength(1);
    expect(ranAt[0]).toBeGreaterThanOrEqual(startedAt + 300);
  });

  it('finds a job without a signal at its next poll', async () => {
    const mute = { ...origin.ctx, jobSignal: { ...origin.ctx.jobSignal, send: async () => undefined } };
    const ran: number[] = [];
    start(
      origin.ctx,
      numbers(async (_ctx, { n }) => void ran.push(n)),
      { pollMs: 20 },
    );
    for (const n of [1, 2, 3]) {
      await enqueueNumber(mute, n);
      await untilNoneWaits(origin.ctx);
    }
    expect(ran).toEqual([1, 2, 3]);
  });

  it('stops after its running jobs have ended, and starts no others', async () => {
    const events: string[] = [];
    const { promise: started, resolve: begin } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const worker = start(
      origin.ctx,
      numbers(async (_ctx, { n }) => {
        begin();
        await released;
        events.push(`job ${n} ended`);
      }),
      { pollMs, concurrency: 1 },
    );
    await enqueueNumber(origin.ctx, 1);
    await started;
    await enqueueNumber(origin.ctx, 2);
    const closing = worker.close().then(() => events.push('worker closed'));
    for (let query = 0; query < 20; query++) await countJobs(origin.ctx.db);
    expect(events).toEqual([]);
    release();
    await closing;
    expect(events).toEqual(['job 1 ended', 'worker closed']);
    expect(await countJobs(origin.ctx.db)).toEqual({ waiting: 1, givenUp: 0 });
  });
});

describe('workers of two hosts on one PostgreSQL database', () => {
  let origin: TestOrigin;
  let other: OriginContext;
  beforeEach(async () => {
    origin = await openTestOrigin('postgres', { demonstration: false });
    other = await openOther(origin);
  });
  afterEach(async () => {
    await other.db.destroy();
    await origin.close();
  });

  const listeners = async () =>
    (
      await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and application_name = 'vinport-jobs'
          and query ilike 'listen%' and state = 'idle'`.execute(origin.ctx.db)
    ).rows.map(({ pid }) => pid);
  const untilListening = (but: readonly number[] = []) =>
    vi.waitFor(
      async () => {
        const now = (await listeners()).filter((pid) => !but.includes(pid));
        expect(now).toHaveLength(1);
        return now;
      },
      { timeout: 30_000 },
    );

  it('run each job once', async () => {
    const ran: number[] = [];
    const handlers = numbers(async (_ctx, { n }) => void ran.push(n));
    const workers = [origin.ctx, other].map((ctx) => startJobWorker(ctx, handlers, { pollMs }));
    const count = 200;
    await Promise.all(Array.from({ length: count }, (_, n) => enqueueNumber(n % 2 ? other : origin.ctx, n)));
    await untilNoneWaits(origin.ctx);
    await Promise.all(workers.map((worker) => worker.close()));
    expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, n) => n));
  });

  it('wake after a commit of another host, even after the listening connection was lost', async () => {
    const ran: number[] = [];
    const worker = startJobWorker(
      other,
      numbers(async (_ctx, { n }) => void ran.push(n)),
      { pollMs },
    );
    const lost = await untilListening();
    for (const n of [1, 2, 3]) {
      await enqueueNumber(origin.ctx, n);
      await untilNoneWaits(origin.ctx);
    }
    await sql`select pg_terminate_backend(${lost[0]})`.execute(origin.ctx.db);
    await untilListening(lost);
    for (const n of [4, 5, 6]) {
      await enqueueNumber(origin.ctx, n);
      await untilNoneWaits(origin.ctx);
    }
    await worker.close();
    expect(ran).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await listeners()).toEqual([]);
  });
});
