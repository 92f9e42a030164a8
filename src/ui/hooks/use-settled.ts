import { useEffect, useState } from 'react';

/**
 * Returns whether a value has been unchanged for the given number of milliseconds.
 *
 * @example
 * const typed = '1HGCM8';
 * const mayBeChecked = useSettled(typed, 300);
 */
export function useSettled(value: string, ms: number): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settling = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(settling);
  }, [value, ms]);
  return settled === value;
}
