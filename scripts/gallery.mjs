import path from 'node:path';
import process from 'node:process';
import { ensureBuilt } from './bootstrap/ensure-built.mjs';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { projectEnvironment, projectNode, projectRoot } from './bootstrap/project.mjs';
import { requireNode } from './bootstrap/require-node.mjs';
import { runChild } from './bootstrap/run-child.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

const { code } = await runChild(
  projectNode,
  [path.join(projectRoot, 'scripts/gallery-screens.ts'), ...process.argv.slice(2)],
  { env: projectEnvironment() },
);
process.exitCode = code;
