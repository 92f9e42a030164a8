import path from 'node:path';
import process from 'node:process';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { localSettings } from './bootstrap/local-settings.mjs';
import { projectNode, projectRoot } from './bootstrap/project.mjs';
import { requireNode } from './bootstrap/require-node.mjs';
import { runChild } from './bootstrap/run-child.mjs';

requireNode();
await ensureInstalled();

// File paths are relative to where the command was run, but npm has changed to the project's folder.
const [verb, ...rest] = process.argv.slice(2);
const FILES_BEGIN_AT = { import: 1, backup: 0, restore: 0 };
const from = FILES_BEGIN_AT[verb] ?? rest.length;
const paths = rest.slice(from).map((file) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file));
const words = [verb, ...rest.slice(0, from), ...paths];

const { code } = await runChild(
  projectNode,
  [path.join(projectRoot, 'server/host/data-command.ts'), ...words.filter((word) => word !== undefined)],
  { env: { ...process.env, ...localSettings() } },
);
process.exitCode = code;
