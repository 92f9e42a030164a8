import fc from 'fast-check';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { triedAgain } from './tried-again.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails so many times before it works; each failure bears its number. */
function failing(times: number) {
  const triedAt: number[] = [];
  const start = Date.now();
  const attempt = (): ResultAsync<string, { code: string; try: number }> => {
    triedAt.push(Date.now() - start);
    return triedAt.length > times ? okAsync('made') : errAsync({ code: 'failed', try: triedAt.length });
  };
  return { attempt, triedAt };
}

const always = { retries: 3, firstDelayMs: 1_000, isWorthRetrying: () => true };

describe('triedAgain', () => {
  it('makes one try where it works', async () => {
    const { attempt, triedAt } = failing(0);
    expect((await triedAgain(attempt, always))._unsafeUnwrap()).toBe('made');
    expect(triedAt).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits twice as long each time, and answers what the last try did', async () => {
    const { attempt, triedAt } = failing(9);
    const answer = triedAgain(attempt, always);
    await vi.runAllTimersAsync();
    expect((await answer)._unsafeUnwrapErr()).toEqual({ code: 'failed', try: 4 });
    expect(triedAt).toEqual([0, 1_000, 3_000, 7_000]);
  });

  it('never makes more tries than it may, and none after one that worked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(5), fc.nat(5), async (retries, failures) => {
        const { attempt, triedAt } = failing(failures);
        const answer = triedAgain(attempt, { ...always, retries });
        await vi.runAllTimersAsync();
        expect((await answer).isOk()).toBe(failures <= retries);
        expect(triedAt).toHaveLength(Math.min(retries, failures) + 1);
      }),
    );
  });

  it('makes no other try after a failure that is not worth it', async () => {
    const { attempt, triedAt } = failing(9);
    const answer = triedAgain(attempt, { ...always, isWorthRetrying: (failure) => failure.try < 2 });
    await vi.runAllTimersAsync();
    expect((await answer)._unsafeUnwrapErr()).toEqual({ code: 'failed', try: 2 });
    expect(triedAt).toEqual([0, 1_000]);
  });

  it('ends at once when its caller has left, between two tries', async () => {
    const visit = new AbortController();
    const { attempt, triedAt } = failing(9);
    const answer = triedAgain(attempt, { ...always, signal: visit.signal });
    await vi.advanceTimersByTimeAsync(1_500);
    visit.abort();
    expect((await answer)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    expect(vi.getTimerCount()).toBe(0);
    expect(triedAt).toEqual([0, 1_000]);
  });

  it('ends at once when its caller has left, during a try', async () => {
    const visit = new AbortController();
    const never = () => new ResultAsync<string, { code: string }>(new Promise(() => undefined));
    const answer = triedAgain(never, { ...always, signal: visit.signal });
    visit.abort();
    expect((await answer)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
  });

  it('answers as ever to a caller who stays', async () => {
    const { attempt } = failing(1);
    const answer = triedAgain(attempt, { ...always, signal: new AbortController().signal });
    await vi.runAllTimersAsync();
    expect((await answer)._unsafeUnwrap()).toBe('made');
  });
});
