import { runScript } from './bootstrap/run-script.mjs';

await runScript('scripts/quality/run-mutation.ts');
