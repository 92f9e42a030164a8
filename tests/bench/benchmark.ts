/** One thing measured, ours and the peer's in the same run. */
export type Figure = {
  /** What was measured, such as `distinct VINs a second`. */
  readonly name: string;
  /** `''` for a bare count. */
  readonly unit: string;
  readonly ours: number;
  /** `null` where the peer has nothing to compare with. */
  readonly peer: number | null;
  /** Which of two figures is the better one. */
  readonly better: 'higher' | 'lower';
  /** What was promised, and whether this run kept it. */
  readonly target?: Target;
};

/** A promise in words, such as `at least 99 %`. */
type Target = { readonly text: string; readonly met: boolean };

/** What a benchmark found. */
export type BenchmarkResult = {
  /** The peer's name and version, and anything that must be known of how it was run. */
  readonly peer: string;
  readonly figures: readonly Figure[];
  /** What a reader should know beside the figures, one sentence each. */
  readonly notes: readonly string[];
};

/** Measures ours beside a peer. What it needs it opens and closes itself. */
export type Benchmark = () => Promise<BenchmarkResult>;

/**
 * How many times better ours is; above 1 is better, whichever way the figure counts.
 *
 * @example
 * ratioOf({ name: 'time', unit: 'ms', ours: 5, peer: 50, better: 'lower' }); // 10
 */
export function ratioOf({ ours, peer, better }: Pick<Figure, 'ours' | 'peer' | 'better'>): number | null {
  if (peer === null) return null;
  return better === 'higher' ? ours / peer : peer / ours;
}
