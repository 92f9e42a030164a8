import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 5_000;
const GROWTH = 1.4;

/** Loads the page's data again and again while it waits for something, at first after a second, later every five. */
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
