import { runScript } from './bootstrap/run-script.mjs';

await runScript('tests/bench/write-docs.ts');
