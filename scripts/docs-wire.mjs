import { runScript } from './bootstrap/run-script.mjs';

await runScript('scripts/quality/write-wire-docs.ts');
