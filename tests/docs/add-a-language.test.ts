import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTool } from '#scripts/quality/run-program.ts';
import { guideBlocks } from './guide-blocks.ts';
import { type ScratchCopy, scratchCopy } from './scratch-copy.ts';

/** In milliseconds. The test run is a cold start on a busy machine. */
const WITHIN_MS = 180_000;

describe('docs/guide/add-a-language.md, followed exactly', () => {
  let copy: ScratchCopy;
  const inCopy = (file: string) => path.join(copy.root, file);
  const run = (...args: string[]) =>
    runTool('vitest/vitest.mjs', ['run', '--project=unit', '--reporter=dot', ...args], {
      cwd: copy.root,
      env: { ...process.env, NO_COLOR: '1' },
    });

  beforeAll(() => {
    copy = scratchCopy();
    cpSync(inCopy('src/texts/en'), inCopy('src/texts/fr'), { recursive: true });
    for (const { kind, file, lines } of guideBlocks('docs/guide/add-a-language.md')) {
      if (kind === 'new') writeFileSync(inCopy(file), `${lines.join('\n')}\n`);
    }
  });
  afterAll(() => copy.remove());

  it(
    'passes the tests of texts, settings and sites',
    async () => {
      const { ok, output } = await run('src/texts/', 'server/host/settings', 'server/origin/site/site-calls');
      expect(ok, output).toBe(true);
      expect(output).toContain('3 passed');
    },
    WITHIN_MS,
  );

  it(
    'fails for a missing text',
    async () => {
      writeFileSync(inCopy('src/texts/fr/home.json'), '{}');
      const { ok, output } = await run('src/texts/');
      expect(ok).toBe(false);
      expect(output).toContain('home.title');
    },
    WITHIN_MS,
  );
});
