import { runScript } from './bootstrap/run-script.mjs';

await runScript('tests/crashes/run-fault-tests.ts', { built: true });
