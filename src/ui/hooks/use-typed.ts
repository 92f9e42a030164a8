import { useEffect, useEffectEvent, useState } from 'react';

/** What stands in a field, also what was typed there before scripts arrived, and how to tell that it has changed. */
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
