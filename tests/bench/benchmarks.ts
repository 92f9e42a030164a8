import type { Benchmark } from './benchmark.ts';

/** Every benchmark by its name; loaded only when it is run. */
export const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  decode: async () => (await import('./decode.ts')).benchmarkDecode,
  documents: async () => (await import('./documents.ts')).benchmarkDocuments,
  lighthouse: async () => (await import('./lighthouse.ts')).benchmarkLighthouse,
};
