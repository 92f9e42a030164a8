import { runScript } from './bootstrap/run-script.mjs';

await runScript('tests/visual/run-visual.ts');
