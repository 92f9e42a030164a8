import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { forgetExpired } from '#origin/forget-expired.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { countJobs } from './count-jobs.ts';
import { cancelJob, enqueueJob, rescheduleJob } from './enqueue-job.ts';
import { giveUpJob, type JobHandler, jobDone } from './job.ts';
import { runDueJobs } from './run-due-jobs.ts';

const day = 24 * 60 * 60 * 1_000;
const note = { kind: 'note', key: 'one', payload: { text: 'one' } };

describe.each(['sqlite', 'postgres'] as const)('enqueued jobs on %s', (engine) => {
  let origin: TestOrigin;
  let ran: string[];
  beforeEach(async () => {
    origin = await openTestOrigin(engine, { demonstration: false });
    ran = [];
  });
  afterEach(() => origin.close());

  const inTransaction: TestOrigin['ctx']['db']['transaction'] = () => origin.ctx.db.transaction();
  const enqueue = (job: Parameters<typeof enqueueJob>[2]) =>
    inTransaction().execute((trx) => enqueueJob(origin.ctx, trx, job));
  const reschedule = (job: Parameters<typeof rescheduleJob>[2]) =>
    inTransaction().execute((trx) => rescheduleJob(origin.ctx, trx, job));
  const cancel = (job: Parameters<typeof cancelJob>[1]) => inTransaction().execute((trx) => cancelJob(trx, job));
  const noteHandler = (run: () => Promise<void> = async () => undefined): JobHandler<{ text: string }> => ({
    schema: z.object({ text: z.string() }),
    run: async (_ctx, { text }) => {
      ran.push(text);
      await run();
      return jobDone;
    },
  });
  const runDue = (run?: () => Promise<void>) => runDueJobs(origin.ctx, { note: noteHandler(run) });

  it('enqueues the same kind and key once, even for concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => enqueue(note)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await enqueue({ ...note, kind: 'other' })).toBe(true);
    await runDue();
    expect(await enqueue(note)).toBe(false);
    await runDue();
    expect(ran).toEqual(['one']);
  });

  it('enqueues no job when the transaction is rolled back', async () => {
    const failing = inTransaction().execute(async (trx) => {
      await enqueueJob(origin.ctx, trx, note);
      throw new Error('The cause failed.');
    });
    await expect(failing).rejects.toThrow('The cause failed.');
    await runDue();
    expect(ran).toEqual([]);
    expect(await enqueue(note)).toBe(true);
  });

  it('runs a job only when it is due, and leaves kinds without a handler to other hosts', async () => {
    await enqueue({ ...note, dueAt: origin.now() + 1_000 });
    await enqueue({ ...note, kind: 'of-a-newer-release' });
    origin.now.advance(999);
    await runDue();
    expect(ran).toEqual([]);
    origin.now.advance(1);
    await runDue();
    expect(ran).toEqual(['one']);
    expect(await countJobs(origin.ctx.db)).toEqual({ waiting: 1, givenUp: 0 });
  });

  it('moves a waiting job to an earlier time, but not a finished or unknown one', async () => {
    await enqueue({ ...note, dueAt: origin.now() + day });
    expect(await reschedule({ ...note, dueAt: origin.now() })).toBe(true);
    await runDue();
    expect(ran).toEqual(['one']);
    expect(await reschedule({ ...note, dueAt: origin.now() })).toBe(false);
    expect(await reschedule({ ...note, key: 'unknown', dueAt: origin.now() })).toBe(false);
  });

  it('runs a job again if it is rescheduled while it runs', async () => {
    await enqueue(note);
    origin.now.advance(1);
    await runDue(async () => {
      if (ran.length === 1) await reschedule({ ...note, dueAt: origin.now() });
    });
    expect(ran).toEqual(['one', 'one']);
    expect(await countJobs(origin.ctx.db)).toEqual({ waiting: 0, givenUp: 0 });
  });

  it('cancels a waiting job and allows its key to be used again', async () => {
    await enqueue(note);
    expect(await cancel(note)).toBe(true);
    await runDue();
    expect(ran).toEqual([]);
    expect(await enqueue({ ...note, payload: { text: 'again' } })).toBe(true);
    await runDue();
    expect(ran).toEqual(['again']);
    expect(await cancel(note)).toBe(false);
  });

  it('does not retry a job that is canceled while it runs', async () => {
    await enqueue(note);
    await runDue(async () => {
      await cancel(note);
      throw new Error('It fails, too.');
    });
    origin.now.advance(day);
    await runDue();
    expect(ran).toEqual(['one']);
  });

  it('deletes jobs a week after they finished and 90 days after they were given up', async () => {
    await enqueue(note);
    await enqueue({ ...note, kind: 'hopeless' });
    await enqueue({ ...note, kind: 'waiting' });
    const hopeless = { schema: z.object({}), run: async () => giveUpJob('no-way') };
    await runDueJobs(origin.ctx, { note: noteHandler(), hopeless });
    const kindsAfter = async (days: number) => {
      origin.now.advance(days * day);
      await forgetExpired.run(origin.ctx);
      return (await origin.ctx.db.selectFrom('jobs').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);
    };
    expect(await kindsAfter(6)).toEqual(['hopeless', 'note', 'waiting']);
    expect(await kindsAfter(1)).toEqual(['hopeless', 'waiting']);
    expect(await kindsAfter(82)).toEqual(['hopeless', 'waiting']);
    expect(await kindsAfter(1)).toEqual(['waiting']);
  });
});
