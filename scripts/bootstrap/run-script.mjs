import path from 'node:path';
import process from 'node:process';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { projectEnvironment, projectNode, projectRoot } from './project.mjs';
import { requireNode } from './require-node.mjs';
import { runChild } from './run-child.mjs';

/**
 * Runs a project script on the project's Node after installing its dependencies, and exits with its result.
 *
 * @param {string} script its path in the project
 * @param {{ built?: boolean }} [needs] whether it requires the built product
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
