import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTool } from '#scripts/quality/run-program.ts';
import { followGuide, guideBlocks } from './guide-blocks.ts';
import { type ScratchCopy, scratchCopy } from './scratch-copy.ts';

const GUIDE = 'docs/guide/add-a-payment-gateway.md';
const NEW = /^(server\/origin\/providers\/(harbor|payment-gateways)|tests\/contracts\/harbor)/;
/** In milliseconds. A compiler and a test run are cold starts on a busy machine. */
const WITHIN_MS = 240_000;

describe('docs/guide/add-a-payment-gateway.md, followed exactly', () => {
  let copy: ScratchCopy;
  const run = (bin: string, ...args: string[]) =>
    runTool(bin, args, { cwd: copy.root, env: { ...process.env, NO_COLOR: '1' } });

  beforeAll(() => {
    copy = scratchCopy();
    followGuide(GUIDE, copy.root);
  });
  afterAll(() => copy.remove());

  it('changes only one product folder and one file', () => {
    const touched = guideBlocks(GUIDE).flatMap((block) =>
      block.kind === 'new' || block.kind === 'diff' ? [block.file] : [],
    );
    const product = touched.filter((file) => file.startsWith('server/') || file.startsWith('src/'));
    expect(new Set(product.map((file) => path.dirname(file)))).toEqual(
      new Set(['server/origin/providers/harbor', 'server/origin/providers']),
    );
  });

  it("matches the project's formatting", async () => {
    const files = [
      'server/origin/providers',
      'tests/contracts/harbor-stand-in.ts',
      'tests/contracts/harbor-gateway.test.ts',
    ];
    const { ok, output } = await run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...files);
    expect(ok, output).toBe(true);
  });

  it(
    'compiles',
    async () => {
      const { output } = await run('typescript/bin/tsc', '--noEmit', '--pretty', 'false');
      expect(output.split('\n').filter((line) => NEW.test(line))).toEqual([]);
    },
    WITHIN_MS,
  );

  it(
    'passes the contract of payment gateways',
    async () => {
      const test = ['run', '--project=unit', '--reporter=dot', 'tests/contracts/harbor-gateway'];
      const { ok, output } = await run('vitest/vitest.mjs', ...test);
      expect(ok, output).toBe(true);
      expect(output).toMatch(/Tests\s+13 passed/);
    },
    WITHIN_MS,
  );
});
