import path from 'node:path';
import process from 'node:process';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { localSettings } from './bootstrap/local-settings.mjs';
import { projectEnvironment, projectNode, projectRoot } from './bootstrap/project.mjs';
import { requireNode } from './bootstrap/require-node.mjs';
import { runChild } from './bootstrap/run-child.mjs';

requireNode();
await ensureInstalled();

const { code, stopped } = await runChild(
  projectNode,
  [path.join(projectRoot, 'node_modules/@react-router/dev/bin.cjs'), 'dev', ...process.argv.slice(2)],
  { env: { ...projectEnvironment(), ...localSettings() } },
);
process.exitCode = stopped && code > 128 ? 0 : code;
