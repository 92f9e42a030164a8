import { runScript } from './bootstrap/run-script.mjs';

await runScript('tests/hostile/run-fuzz.ts', { built: true });
