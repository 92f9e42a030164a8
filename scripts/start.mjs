import process from 'node:process';
import { ensureBuilt, serverEntry } from './bootstrap/ensure-built.mjs';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { localSettings } from './bootstrap/local-settings.mjs';
import { projectNode } from './bootstrap/project.mjs';
import { requireNode } from './bootstrap/require-node.mjs';
import { runChild } from './bootstrap/run-child.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

const { code, stopped } = await runChild(projectNode, [serverEntry], {
  env: { ...process.env, ...localSettings(), NODE_ENV: 'production' },
});
// A stop signal during startup ends the server before it listens for signals. Treat that as a clean stop too.
process.exitCode = stopped && code > 128 ? 0 : code;
