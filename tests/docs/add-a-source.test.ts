import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTool } from '#scripts/quality/run-program.ts';
import { followGuide } from './guide-blocks.ts';
import { type ScratchCopy, scratchCopy } from './scratch-copy.ts';

/** The files where an error could come from the guide. */
const CHANGED = /^server\/(origin\/(providers\/|open-origin)|host\/(settings|open-backend))/;
/** In milliseconds. A compiler and a test run are cold starts on a busy machine. */
const WITHIN_MS = 180_000;

describe('docs/guide/add-a-source.md, followed exactly', () => {
  let copy: ScratchCopy;
  const run = (bin: string, ...args: string[]) =>
    runTool(bin, args, { cwd: copy.root, env: { ...process.env, NO_COLOR: '1' } });

  beforeAll(() => {
    copy = scratchCopy();
    followGuide('docs/guide/add-a-source.md', copy.root);
  });
  afterAll(() => copy.remove());

  const NEW = ['server/origin/providers', 'server/host/settings.ts', 'server/host/settings.test.ts'];

  it("matches the project's formatting", async () => {
    const { ok, output } = await run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...NEW);
    expect(ok, output).toBe(true);
  });

  it(
    'compiles',
    async () => {
      const { output } = await run('typescript/bin/tsc', '--noEmit', '--pretty', 'false');
      // Other errors are reported by the project's own checks.
      expect(output.split('\n').filter((line) => CHANGED.test(line))).toEqual([]);
    },
    WITHIN_MS,
  );

  it(
    'passes its tests, and those of the code it changed',
    async () => {
      const tests = ['importer-recalls', 'nhtsa-recalls', 'server/host/settings'];
      const { ok, output } = await run('vitest/vitest.mjs', 'run', '--project=unit', '--reporter=dot', ...tests);
      expect(ok, output).toBe(true);
      expect(output).toContain('3 passed');
    },
    WITHIN_MS,
  );
});
