import { useEffect, useEffectEvent, useState } from 'react';

/** Returns the value of a field, including text typed before hydration, and a function that reports changes. */
export function useTyped(
  initial: string,
  input: () => HTMLInputElement | null | undefined,
): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(initial);
  const catchUp = useEffectEvent(() => {
    const now = input()?.value;
    if (now !== undefined && now !== typed) setTyped(now);
  });
  useEffect(() => catchUp(), []);
  return [typed, setTyped];
}
