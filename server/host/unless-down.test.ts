import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unlessDown } from './unless-down.ts';

describe('GAP-17 unlessDown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const slow = (ms: number) => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), ms));
  const statusOf = async (answering: Promise<Response>) => (await answering).status;

  it('answers 504 after 2 s if the readiness check does not answer either', async () => {
    const answer = statusOf(unlessDown(slow(60_000), () => new Promise(() => undefined)));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe(504);
  });

  it.each([
    ['says so', () => Promise.resolve(false)],
    ['fails', () => Promise.reject(new Error('refused'))],
  ])('answers 504 after 1 s if the readiness check %s', async (_, isReady) => {
    const answer = statusOf(unlessDown(slow(60_000), isReady));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toBe(504);
  });

  it('waits for an origin that is only slow', async () => {
    const answer = statusOf(unlessDown(slow(10_000), () => Promise.resolve(true)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects if the call rejects', async () => {
    const failure = new Error('left');
    await expect(unlessDown(Promise.reject(failure), () => Promise.resolve(true))).rejects.toBe(failure);
  });
});
