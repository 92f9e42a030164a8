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
 * npm records the installed packages in `node_modules/.package-lock.json`, and writes that file last. Comparing it with
 * the lockfile detects a missing, interrupted or outdated installation, whichever tool performed it.
 */
const isInstalled = () => {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!wanted || !installed || !existsSync(projectNode)) return false;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    const found = installed[place];
    // npm intentionally omits packages for other platforms.
    return place === '' || (found ? found.version === version : optional === true);
  });
};

const install = async () => {
  process.stdout.write('Installing the packages (npm ci, about a minute the first time) …\n');
  const started = Date.now();
  // On Windows, npm.cmd is found only by a shell. The command is a constant, so nothing needs quoting.
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
