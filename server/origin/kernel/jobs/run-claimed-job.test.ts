import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import type { OriginContext } from '../origin-context.ts';
import { claimJob, DEFAULT_LEASE_MS } from './claim-job.ts';
import { countJobs } from './count-jobs.ts';
import { enqueueJob } from './enqueue-job.ts';
import { giveUpJob, type JobHandler, type JobOutcome, jobDone, retryJobAfter, retryJobAt } from './job.ts';
import { runDueJobs } from './run-due-jobs.ts';

const second = 1_000;
const minute = 60 * second;

describe.each(['sqlite', 'postgres'] as const)('running jobs on %s', (engine) => {
  let origin: TestOrigin;
  let log: string;
  beforeEach(async () => {
    log = '';
    const write = (line: string) => {
      log += line;
    };
    origin = await openTestOrigin(engine, { demonstration: false, logger: pino({ level: 'trace' }, { write }) });
  });
  afterEach(() => origin.close());

  const enqueue = (payload: object = {}) =>
    origin.ctx.db.transaction().execute((trx) => enqueueJob(origin.ctx, trx, { kind: 'work', key: 'one', payload }));
  const job = () => origin.ctx.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
  const handler = (
    run: JobHandler<object>['run'],
    options: Partial<JobHandler<object>> = {},
  ): Record<'work', JobHandler<object>> => ({ work: { schema: z.object({}), run, ...options } });
  /** Advances the clock to the time the job is due, and runs it. */
  const runNext = async (handlers: ReturnType<typeof handler>) => {
    origin.now.set((await job()).due_at);
    await runDueJobs(origin.ctx, handlers);
  };

  it('retries a job that throws with growing delays, and gives up after 20 attempts', async () => {
    await enqueue();
    const startedAt = origin.now();
    const runs: { readonly attempt: number; readonly createdAt: number; readonly at: number }[] = [];
    const failing = handler(async (_ctx, _payload, run) => {
      runs.push({ ...run, at: origin.now() });
      throw Object.assign(new Error('secret words'), { code: 'ECONNREFUSED' });
    });
    while ((await job()).failed_at === null) await runNext(failing);
    const waits = runs.slice(1).map(({ at }, index) => (at - (runs[index]?.at ?? 0)) / second);
    expect(waits.slice(0, 8)).toEqual([1, 5, 30, 120, 600, 1_800, 3_600, 3_600]);
    expect(runs.map(({ attempt }) => attempt)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(new Set(runs.map(({ createdAt }) => createdAt))).toEqual(new Set([startedAt]));
    const { id, failed_at, last_error, lease_until } = await job();
    expect({ failed_at, last_error, lease_until }).toEqual({
      failed_at: origin.now(),
      last_error: 'ECONNREFUSED',
      lease_until: null,
    });
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ level }) => level === pino.levels.values.warn)).toHaveLength(20);
    expect(lines.at(-1)).toMatchObject({ level: pino.levels.values.error, jobId: id, kind: 'work' });
    expect(await countJobs(origin.ctx.db)).toEqual({ waiting: 0, givenUp: 1 });
    origin.now.advance(1_000 * minute);
    await runDueJobs(origin.ctx, failing);
    expect(runs).toHaveLength(20);
  });

  it('uses the delays and maximum attempts of the handler', async () => {
    await enqueue();
    const at: number[] = [];
    const retry = { delaysMs: [7, 11], maxAttempts: 4 };
    const failing = handler(
      async () => {
        at.push(origin.now());
        throw new TypeError('No.');
      },
      { retry },
    );
    while ((await job()).failed_at === null) await runNext(failing);
    expect(at.map((time) => time - (at[0] ?? 0))).toEqual([0, 7, 18, 29]);
    expect(await job()).toMatchObject({ last_error: 'TypeError' });
  });

  it('retries each time the handler requests it', async () => {
    await enqueue();
    const startedAt = origin.now();
    const at: number[] = [];
    const polling = handler(
      async (_ctx, _payload, { attempt }): Promise<JobOutcome> => {
        at.push(origin.now() - startedAt);
        if (attempt === 4) throw new Error('One failure in between.');
        if (attempt > 6) return jobDone;
        return attempt % 2 === 0 ? retryJobAfter(minute, 'not-yet') : retryJobAt(origin.now() + 2 * minute);
      },
      { retry: { delaysMs: [minute], maxAttempts: 2 } },
    );
    while ((await job()).finished_at === null) await runNext(polling);
    expect(at.map((time) => time / minute)).toEqual([0, 2, 3, 5, 6, 8, 9]);
  });

  it('runs other jobs before a job that requests an immediate retry', async () => {
    await enqueue();
    const greedy = vi.fn(async () => retryJobAfter(0));
    await runDueJobs(origin.ctx, handler(greedy));
    expect(greedy).toHaveBeenCalledOnce();
  });

  it('gives up when the handler requests it, with its code', async () => {
    await enqueue();
    await runDueJobs(
      origin.ctx,
      handler(async () => giveUpJob('refund-refused')),
    );
    expect(await job()).toMatchObject({ failed_at: origin.now(), last_error: 'refund-refused', finished_at: null });
  });

  it.each([['another shape'], ['invalid JSON']])(
    'gives up a job with a payload of %s without running it',
    async (shape) => {
      await enqueue({ orderId: 7 });
      if (shape === 'invalid JSON') await origin.ctx.db.updateTable('jobs').set({ payload: '{' }).execute();
      const run = vi.fn(async () => jobDone);
      await runDueJobs(origin.ctx, { work: { schema: z.object({ orderId: z.string() }), run } });
      expect(run).not.toHaveBeenCalled();
      expect(await job()).toMatchObject({ failed_at: origin.now(), last_error: 'invalid-payload' });
    },
  );

  it('reassigns a job when its lease ends, and rejects writes of the previous host', async () => {
    await enqueue();
    const { promise: hung, resolve: release } = Promise.withResolvers<JobOutcome>();
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const dying = runDueJobs(
      origin.ctx,
      handler(() => {
        start();
        return hung;
      }),
    );
    await started;
    const attempts: number[] = [];
    const other = handler(async (_ctx, _payload, { attempt }) => {
      attempts.push(attempt);
      return jobDone;
    });
    origin.now.advance(DEFAULT_LEASE_MS - 1);
    await runDueJobs(origin.ctx, other);
    expect(attempts).toEqual([]);
    origin.now.advance(1);
    await runDueJobs(origin.ctx, other);
    expect(attempts).toEqual([2]);
    const finished = await job();
    release(giveUpJob('too-late'));
    await dying;
    expect(await job()).toEqual(finished);
    expect(finished).toMatchObject({ finished_at: origin.now(), failed_at: null });
  });

  it('gives up a job whose host died each time', async () => {
    await enqueue();
    for (let died = 0; died < 20; died++) {
      expect(await claimJob(origin.ctx, ['work'])).not.toBeNull();
      origin.now.advance(DEFAULT_LEASE_MS);
    }
    const run = vi.fn(async () => jobDone);
    await runDueJobs(origin.ctx, handler(run));
    expect(run).not.toHaveBeenCalled();
    expect(await job()).toMatchObject({ failed_at: origin.now(), last_error: 'lease-expired' });
  });

  it('extends the lease of a long-running job', async () => {
    await enqueue();
    const { promise: working, resolve: finish } = Promise.withResolvers<JobOutcome>();
    const { promise: started, resolve: start } = Promise.withResolvers<OriginContext>();
    const leaseMs = 60;
    const slow = handler(
      (ctx) => {
        start(ctx);
        return working;
      },
      { leaseMs },
    );
    const run = runDueJobs(origin.ctx, slow);
    await started;
    const other = vi.fn(async () => jobDone);
    for (let step = 0; step < 5; step++) {
      origin.now.advance(leaseMs - 1);
      await runDueJobs(origin.ctx, handler(other));
      const extended = origin.now() + leaseMs;
      await vi.waitFor(async () => expect((await job()).lease_until).toBe(extended), { timeout: 10_000 });
    }
    finish(jobDone);
    await run;
    expect(other).not.toHaveBeenCalled();
    expect(await job()).toMatchObject({ finished_at: origin.now(), attempts: 1, lease_until: null });
  });
});
