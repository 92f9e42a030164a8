/** One measurement, ours and the peer's in the same run. */
export type Figure = {
  /** The measured quantity, such as `distinct VINs a second`. */
  readonly name: string;
  /** The unit, or `''` for a bare count. */
  readonly unit: string;
  readonly ours: number;
  /** The peer's value, or `null` if the peer has nothing to compare. */
  readonly peer: number | null;
  /** Whether a higher or lower value is better. */
  readonly better: 'higher' | 'lower';
  /** The target, and whether this run met it. */
  readonly target?: Target;
};

/** A target as text, such as `at least 99 %`. */
type Target = { readonly text: string; readonly met: boolean };

/** The result of a benchmark. */
export type BenchmarkResult = {
  /** The peer's name and version, and any relevant details of how it was run. */
  readonly peer: string;
  readonly figures: readonly Figure[];
  /** Additional notes for the reader, one sentence each. */
  readonly notes: readonly string[];
};

/** Measures our implementation and a peer's. Opens and closes its own resources. */
export type Benchmark = () => Promise<BenchmarkResult>;

/**
 * Returns how many times better our value is. Above 1 is better, whether higher or lower values are better.
 *
 * @example
 * ratioOf({ name: 'time', unit: 'ms', ours: 5, peer: 50, better: 'lower' }); // 10
 */
export function ratioOf({ ours, peer, better }: Pick<Figure, 'ours' | 'peer' | 'better'>): number | null {
  if (peer === null) return null;
  return better === 'higher' ? ours / peer : peer / ours;
}
