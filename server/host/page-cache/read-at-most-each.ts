/**
 * Returns a function that reads a value at most once per interval, in milliseconds. Calls in between return the last
 * value.
 */
export function readAtMostEach<Value>(
  intervalMs: number,
  read: () => Promise<Value>,
  now: () => number = Date.now,
): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly at: number } | null = null;
  return () => {
    if (last === null || now() - last.at >= intervalMs) last = { value: read(), at: now() };
    return last.value;
  };
}
