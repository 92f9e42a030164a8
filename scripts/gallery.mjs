import { runScript } from './bootstrap/run-script.mjs';

await runScript('scripts/gallery-screens.ts', { built: true });
