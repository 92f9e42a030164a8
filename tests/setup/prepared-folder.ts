import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the test files of a run find prepared databases. */
    preparedFolder: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinport-prepared-'));
  project.provide('preparedFolder', folder);
  // The code that prepared them may have changed.
  project.onTestsRerun(() => {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
