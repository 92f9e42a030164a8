import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../scripts/quality/project-root.ts';

/** The project once more, for what writes into it; its packages are those of the project. */
export type ScratchCopy = { root: string; remove: () => void };

/** Pictures are compared and shown; nobody who changes code reads them. */
const PICTURE = /\.png$/;

/** Copies all that a clone would have, as it is now, to where nothing that is done to it does harm. */
export const scratchCopy = (): ScratchCopy => {
  const root = mkdtempSync(path.join(tmpdir(), 'vinport-copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of listed.split('\0')) {
    const source = path.join(projectRoot, file);
    if (file === '' || PICTURE.test(file) || !existsSync(source)) continue;
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    copyFileSync(source, path.join(root, file));
  }
  for (const packages of ['node_modules', 'reference/node_modules']) {
    if (existsSync(path.join(projectRoot, packages))) {
      symlinkSync(path.join(projectRoot, packages), path.join(root, packages), 'dir');
    }
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};
