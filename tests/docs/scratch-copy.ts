import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../scripts/quality/project-root.ts';

/** What is made from the rest, or is of no use to a reader who changes something. */
const LEFT_OUT = ['node_modules', '.git', 'build', 'dist', 'data', 'reports', 'storybook-static', 'test-results'];

/** The project once more, for what writes into it; its packages are those of the project. */
export type ScratchCopy = { root: string; remove: () => void };

/** Copies the project to where nothing that is done to it does harm. */
export const scratchCopy = (): ScratchCopy => {
  const root = mkdtempSync(path.join(tmpdir(), 'vinport-copy-'));
  for (const name of readdirSync(projectRoot)) {
    if (LEFT_OUT.includes(name)) continue;
    cpSync(path.join(projectRoot, name), path.join(root, name), {
      recursive: true,
      filter: (source) => !/[\\/](node_modules|docs[\\/]gallery|visual[\\/]pictures)$/.test(source),
    });
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'), 'dir');
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};
