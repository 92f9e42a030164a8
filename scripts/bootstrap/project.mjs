import path from 'node:path';
import process from 'node:process';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The Node version pinned by the project, so that everything behaves the same whatever version the machine has. */
export const projectNode = path.join(
  projectRoot,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Tools also start `node` by name. Putting the pinned version first in PATH makes them use it too. */
export const projectEnvironment = () => ({
  ...process.env,
  [pathVariable()]: [path.join(projectRoot, 'node_modules/.bin'), process.env[pathVariable()]].join(path.delimiter),
});

/**
 * Returns the environment without the project's own programs: npm must not run on a Node that it is about to replace.
 */
export const machineEnvironment = () => ({
  ...process.env,
  [pathVariable()]: (process.env[pathVariable()] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(path.join(projectRoot, 'node_modules')))
    .join(path.delimiter),
});

// Windows uses varying capitalization for this variable, and a copied environment is case-sensitive there too.
const pathVariable = () => Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
