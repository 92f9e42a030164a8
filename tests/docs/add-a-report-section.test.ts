import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTool } from '#scripts/quality/run-program.ts';
import { changed, guideBlocks } from './guide-blocks.ts';
import { type ScratchCopy, scratchCopy } from './scratch-copy.ts';

const GUIDE = 'docs/guide/add-a-report-section.md';
/** Texts and tests count, generated files don't. */
const MAX_FILES = 18;
/** Folders that depend on the kinds of records. Only the routes need types that the copy does not have. */
const DEPENDENT = /^(src\/(core|contract|adapters|composition|texts|ui\/features\/report)|server\/origin|tests)\//;
/** In milliseconds. A compiler and a test run are cold starts on a busy machine. */
const WITHIN_MS = 300_000;

describe('docs/guide/add-a-report-section.md, followed exactly', () => {
  const blocks = guideBlocks(GUIDE).filter(({ kind }) => kind !== 'quote');
  const touched = [...new Set(blocks.map(({ file }) => file))];
  let copy: ScratchCopy;
  const inCopy = (file: string) => path.join(copy.root, file);
  const run = (bin: string, ...args: string[]) =>
    runTool(bin, args, { cwd: copy.root, env: { ...process.env, NO_COLOR: '1' } });
  const runTests = (...args: string[]) => run('vitest/vitest.mjs', 'run', '--reporter=dot', ...args);

  beforeAll(() => {
    copy = scratchCopy();
    for (const block of blocks) {
      mkdirSync(path.dirname(inCopy(block.file)), { recursive: true });
      const text =
        block.kind === 'new' ? `${block.lines.join('\n')}\n` : changed(readFileSync(inCopy(block.file), 'utf8'), block);
      writeFileSync(inCopy(block.file), text);
    }
  });
  afterAll(() => copy.remove());

  it(`changes at most ${MAX_FILES} files`, () => {
    expect(touched).toContain('src/texts/es/server/document-report.json');
    expect(touched.length, touched.join('\n')).toBeLessThanOrEqual(MAX_FILES);
  });

  it("matches the project's formatting", async () => {
    const { ok, output } = await run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...touched);
    expect(ok, output).toBe(true);
  });

  it(
    'compiles',
    async () => {
      const { output } = await run('typescript/bin/tsc', '--noEmit', '--pretty', 'false');
      expect(output.split('\n').filter((line) => DEPENDENT.test(line))).toEqual([]);
    },
    WITHIN_MS,
  );

  it(
    'passes the tests of the core',
    async () => {
      const { ok, output } = await runTests('--project=core', 'src/core/report');
      expect(ok, output).toBe(true);
    },
    WITHIN_MS,
  );

  it(
    'passes the tests of the contract, the import, the PDF, the web report and the texts',
    async () => {
      const tests = [
        'src/contract/report',
        'server/origin/data-import/import-file',
        'server/origin/documents/report',
        'src/ui/features/report/report-sheet',
        'src/texts/texts',
      ];
      const { ok, output } = await runTests('--project=unit', '--project=ui', ...tests);
      expect(ok, output).toBe(true);
      expect(output).toMatch(/Test Files\s+5 passed/);
    },
    WITHIN_MS,
  );

  it(
    'is in the API documentation once its examples are recorded again',
    async () => {
      const examples = 'server/origin/openapi/answer-examples';
      // The file comes first: Vitest reads the argument after `-u` as its value.
      const { ok, output } = await runTests('--project=unit', `${examples}.test.ts`, '-u');
      expect(ok, output).toBe(true);
      expect(readFileSync(inCopy(`${examples}.json`), 'utf8')).toContain('"emissions"');
    },
    WITHIN_MS,
  );
});
