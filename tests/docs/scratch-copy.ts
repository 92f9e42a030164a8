import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '#scripts/quality/project-root.ts';

/** A copy of the project for commands that write to it. It uses the project's packages. */
export type ScratchCopy = { root: string; remove: () => void };

/** Pictures are only compared and displayed, and not read by anyone who changes code. */
const PICTURE = /\.png$/;
const CACHE = /^\.(cache|vite)/;

/** Copies the current state of all files in a clone to a location where changes do no harm. */
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
  linkPackages(root, 'node_modules');
  linkPackages(root, 'reference/node_modules');
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};

/**
 * Links each package separately: files that programs store beside the packages belong to the copy, and don't affect the
 * project's.
 */
const linkPackages = (root: string, folder: string) => {
  const packages = path.join(projectRoot, folder);
  if (!existsSync(packages)) return;
  mkdirSync(path.join(root, folder));
  for (const name of readdirSync(packages).filter((each) => !CACHE.test(each))) {
    symlinkSync(path.join(packages, name), path.join(root, folder, name));
  }
};
