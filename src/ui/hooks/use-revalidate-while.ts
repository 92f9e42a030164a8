import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 5_000;
const MAX_TRIES = 12;

/** Loads the page's data again, after growing waits, while it is waiting. Returns whether it has given up. */
export function useRevalidateWhile(isWaiting: boolean): boolean {
  const { revalidate, state } = useRevalidator();
  const [tries, setTries] = useState(0);
  const isOver = tries >= MAX_TRIES;
  useEffect(() => {
    if (!isWaiting || isOver || state !== 'idle') return;
    const timer = setTimeout(
      () => {
        setTries(tries + 1);
        void revalidate();
      },
      Math.min(FIRST_WAIT_MS * 2 ** tries, MAX_WAIT_MS),
    );
    return () => clearTimeout(timer);
  }, [isWaiting, isOver, state, tries, revalidate]);
  return isWaiting && isOver;
}
