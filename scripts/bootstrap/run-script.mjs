import path from 'node:path';
import process from 'node:process';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { projectEnvironment, projectNode, projectRoot } from './project.mjs';
import { requireNode } from './require-node.mjs';
import { runChild } from './run-child.mjs';

/**
 * Runs a script of the project on its own Node, once all that it needs is installed, and hands on how it ended.
 *
 * @param {string} script where it lies in the project
 * @param {{ built?: boolean }} [needs] whether it works on the built product
 */
export const runScript = async (script, { built = false } = {}) => {
  requireNode();
  await ensureInstalled();
  if (built) await ensureBuilt();
  const { code } = await runChild(projectNode, [path.join(projectRoot, script), ...process.argv.slice(2)], {
    env: projectEnvironment(),
  });
  process.exitCode = code;
};
