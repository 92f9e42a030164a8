import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { machineEnvironment, projectNode, projectRoot } from './project.mjs';
import { runChild } from './run-child.mjs';

const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
};

/**
 * npm notes what it has installed in `node_modules/.package-lock.json`, and writes that file last. Comparing it with the
 * lock finds a missing, an interrupted and an outdated installation, whoever made it.
 */
const isInstalled = () => {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!wanted || !installed || !existsSync(projectNode)) return false;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    const found = installed[place];
    // What is meant for another platform is left out by npm, on purpose.
    return place === '' || (found ? found.version === version : optional === true);
  });
};

const install = async () => {
  process.stdout.write('Installing the packages (npm ci, about a minute the first time) …\n');
  const started = Date.now();
  // A shell finds npm.cmd on Windows; the command is a constant, so that nothing needs quoting.
  const { code, stopped, output } = await runChild('npm ci --include=dev --no-audit --no-fund --loglevel=error', [], {
    env: machineEnvironment(),
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (code === 0) {
    process.stdout.write(`Installed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
    return;
  }
  if (!stopped) process.stderr.write(`${output.trimEnd()}\nnpm ci failed: see the lines above.\n`);
  process.exit(code);
};

export const ensureInstalled = async () => {
  if (!isInstalled()) await install();
};
