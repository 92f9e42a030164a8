import { act, render, screen } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePolling } from './use-polling.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Loaded {
  readonly loads: number;
  readonly isWaiting: boolean;
}

function Polled() {
  const { loads, isWaiting } = useLoaderData<Loaded>();
  usePolling(isWaiting);
  return <p>{`loaded ${loads}`}</p>;
}

const NoFallback = () => null;

/**
 * Advances time until the page has loaded the given number of times. Returns the second of each load after the first.
 */
async function secondsOfLoads(until: number, seconds: number): Promise<readonly number[]> {
  const times: number[] = [];
  const start = Date.now();
  const loader = (): Loaded => {
    const loads = times.push((Date.now() - start) / 1_000);
    return { loads, isWaiting: loads < until };
  };
  const Stub = createRoutesStub([{ path: '/', Component: Polled, HydrateFallback: NoFallback, loader }]);
  render(<Stub />);
  for (let tick = 0; tick < seconds * 10; tick += 1) {
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  return times.slice(1);
}

it('reloads after one second, then with increasing delays of at most five seconds', async () => {
  const times = await secondsOfLoads(100, 30);
  const waits = times.map((time, index) => time - (times[index - 1] ?? 0));
  expect(waits[0]).toBeCloseTo(1, 0);
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeLessThan(5.5);
    expect(wait).toBeGreaterThanOrEqual((waits[index - 1] ?? 0) - 0.2);
  }
  expect(waits.at(-1)).toBeGreaterThan(4.5);
});

it('stops when there is nothing to wait for', async () => {
  expect(await secondsOfLoads(3, 30)).toHaveLength(2);
  expect(screen.getByText('loaded 3')).toBeVisible();
});
