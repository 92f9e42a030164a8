import { runScript } from './bootstrap/run-script.mjs';

await runScript('tests/bench/run-benchmarks.ts', { built: true });
