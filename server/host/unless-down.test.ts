import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unlessDown } from './unless-down.ts';

describe('GAP-17 an answer to a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const slow = (ms: number) => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), ms));
  const statusOf = async (answering: Promise<Response>) => (await answering).status;

  it('is given up after 2 s where the origin does not say either that it is there', async () => {
    const answer = statusOf(unlessDown(slow(60_000), () => new Promise(() => undefined)));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe(504);
  });

  it.each([
    ['says so', () => Promise.resolve(false)],
    ['fails', () => Promise.reject(new Error('refused'))],
  ])('is given up after 1 s where the question for the origin %s', async (_, isReady) => {
    const answer = statusOf(unlessDown(slow(60_000), isReady));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toBe(504);
  });

  it('is waited for where the origin is only slow', async () => {
    const answer = statusOf(unlessDown(slow(10_000), () => Promise.resolve(true)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails as the call fails', async () => {
    const failure = new Error('left');
    await expect(unlessDown(Promise.reject(failure), () => Promise.resolve(true))).rejects.toBe(failure);
  });
});
