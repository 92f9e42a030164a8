import type { Benchmark } from './benchmark.ts';

/** Every benchmark by its name; loaded only when it is run. */
export const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  decode: async () => (await import('./decode.ts')).benchmarkDecode,
  documents: async () => (await import('./documents.ts')).benchmarkDocuments,
  api: async () => (await import('./api.ts')).benchmarkApi,
  ssr: async () => (await import('./ssr.ts')).benchmarkSsr,
  start: async () => (await import('./start.ts')).benchmarkStart,
  lighthouse: async () => (await import('./lighthouse.ts')).benchmarkLighthouse,
};
