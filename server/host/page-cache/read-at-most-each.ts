/** Reads a value, but no more often than each so many milliseconds; who asks in between gets what was read last. */
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
