import type { Page } from 'playwright';
import * as z from 'zod';

const times = z.array(z.number());
const STORED_AS = 'vinportInteractions';
/** The shortest duration that browsers report, in milliseconds. */
export const SHORTEST_MS = 16;

/** Starts recording the time from each press and key to the paint of its result. */
export async function noteInteractions(page: Page): Promise<void> {
  await page.evaluate(
    ({ name, durationThreshold }) => {
      const longest = new Map<number, number>();
      Object.assign(globalThis, { [name]: longest });
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
          longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0));
        }
      });
      const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
        type: 'event',
        durationThreshold,
      };
      observer.observe(options);
    },
    { name: STORED_AS, durationThreshold: SHORTEST_MS },
  );
}

/** Returns the durations since the last call, in milliseconds. Durations below 16 ms are not reported. */
export async function notedInteractions(page: Page): Promise<readonly number[]> {
  const noted = await page.evaluate(async (name) => {
    // The last paint is reported after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const longest: unknown = Reflect.get(globalThis, name);
    if (!(longest instanceof Map)) return null;
    const noted = [...longest.values()];
    longest.clear();
    return noted;
  }, STORED_AS);
  return times.parse(noted);
}
