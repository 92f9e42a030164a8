import path from 'node:path';
import process from 'node:process';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The Node that the project pins, so that everything behaves alike whatever Node the machine has. */
export const projectNode = path.join(
  projectRoot,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Tools start `node` by name as well: putting the pinned one first keeps them on the same version. */
export const projectEnvironment = () => ({
  ...process.env,
  [pathVariable()]: [path.join(projectRoot, 'node_modules/.bin'), process.env[pathVariable()]].join(path.delimiter),
});

/** Where Node looks for programs without the project's own: npm must not run on a Node that it is about to replace. */
export const machineEnvironment = () => ({
  ...process.env,
  [pathVariable()]: (process.env[pathVariable()] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(path.join(projectRoot, 'node_modules')))
    .join(path.delimiter),
});

// Windows writes the name of this variable as it likes, and a copied environment is case-sensitive there too.
const pathVariable = () => Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
