import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 5_000;
const GROWTH = 1.4;

/**
 * Reloads the page's data repeatedly while it waits for something, first after one second, later every five seconds.
 */
export function usePolling(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    let timer: number | undefined;
    let isOver = false;
    const askAfter = (waitMs: number) => {
      timer = window.setTimeout(async () => {
        if (navigator.onLine) await revalidate();
        if (!isOver) askAfter(Math.min(waitMs * GROWTH, MAX_WAIT_MS));
      }, waitMs);
    };
    askAfter(FIRST_WAIT_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [isWaiting, revalidate]);
}
