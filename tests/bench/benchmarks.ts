import type { Benchmark } from './benchmark.ts';

/** Every benchmark by name, loaded only when run. */
export const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  decode: async () => (await import('./decode.ts')).benchmarkDecode,
  documents: async () => (await import('./documents.ts')).benchmarkDocuments,
  contract: async () => (await import('./contract.ts')).benchmarkContract,
  core: async () => (await import('./core.ts')).benchmarkCore,
  bulk: async () => (await import('./bulk.ts')).benchmarkBulk,
  api: async () => (await import('./api.ts')).benchmarkApi,
  nodes: async () => (await import('./nodes.ts')).benchmarkNodes,
  ssr: async () => (await import('./ssr.ts')).benchmarkSsr,
  start: async () => (await import('./start.ts')).benchmarkStart,
  client: async () => (await import('./client.ts')).benchmarkClient,
  lighthouse: async () => (await import('./lighthouse.ts')).benchmarkLighthouse,
};
