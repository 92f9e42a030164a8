import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { runTool } from '#scripts/quality/run-program.ts';
import { followGuide } from './guide-blocks.ts';
import { giveCommand } from './reader.ts';
import { type ScratchCopy, scratchCopy } from './scratch-copy.ts';

const GUIDE = 'docs/guide/add-a-gateway-call.md';
/** The files that a new call may change by hand: product, tests, fakes and the documentation of the API. */
const MAX_FILES = 13;
/** The pages that the guide's commands generate. */
const GENERATED = ['docs/architecture.md', 'docs/wire.md', 'server/origin/openapi/answer-examples.json'];
/** In milliseconds. A compiler and a test run are cold starts on a busy machine. */
const WITHIN_MS = 600_000;

const guide = readFileSync(path.join(projectRoot, GUIDE), 'utf8');
const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'));

describe(`${GUIDE}, followed exactly`, () => {
  let copy: ScratchCopy;
  let touched: readonly string[];

  const run = (bin: string, ...args: string[]) =>
    runTool(bin, args, { cwd: copy.root, env: { ...process.env, NO_COLOR: '1' } });
  /** Runs a command of the guide. The tests run on the Node of this test, as `npm test` does. */
  const follow = (command: string) => {
    const [, testRun] = /^npx vitest (.*)$/.exec(command) ?? [];
    return testRun === undefined
      ? giveCommand(command, copy.root)
      : run('vitest/vitest.mjs', ...testRun.split(' '), '--reporter=dot');
  };
  const followed = async (named: RegExp) => {
    const [command = '', ...others] = commands.filter((each) => named.test(each));
    expect([command, others]).toEqual([expect.stringMatching(named), []]);
    const { ok, output } = await follow(command);
    expect(ok, `${command}\n${output}`).toBe(true);
    return output;
  };
  const textOf = (file: string, root: string) => {
    const found = path.join(root, file);
    return existsSync(found) ? readFileSync(found, 'utf8') : null;
  };

  beforeAll(() => {
    copy = scratchCopy();
    touched = followGuide(GUIDE, copy.root);
  });
  afterAll(() => copy.remove());

  it(`changes at most ${MAX_FILES} files, which its table lists`, () => {
    const listed = [...guide.matchAll(/^\| \d +\| `(\S+)`/gm)].map(([, file]) => file);
    expect(listed).toEqual(touched);
    expect(touched.length).toBeLessThanOrEqual(MAX_FILES);
    expect(touched.filter((file) => GENERATED.includes(file))).toEqual([]);
  });

  it("matches the project's formatting", async () => {
    const { ok, output } = await run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...touched);
    expect(ok, output).toBe(true);
  });

  it(
    'compiles',
    async () => {
      const routes = await run('@react-router/dev/bin.cjs', 'typegen');
      expect(routes.ok, routes.output).toBe(true);
      const { output } = await run('typescript/bin/tsc', '--noEmit', '--pretty', 'false');
      expect(output.split('\n').filter((line) => /^(src|server|tests|scripts)\//.test(line))).toEqual([]);
    },
    WITHIN_MS,
  );

  it(
    'generates the other pages',
    async () => {
      await followed(/docs:wire/);
      await followed(/docs:drawings/);
      await followed(/answer-examples/);
      for (const file of GENERATED) expect(textOf(file, copy.root), file).not.toBe(textOf(file, projectRoot));
      expect(textOf('docs/wire.md', copy.root)).toContain('`recall.countCampaigns`');
    },
    WITHIN_MS,
  );

  it(
    'passes the tests that concern a new call',
    async () => {
      const output = await followed(/vitest run --project unit recall/);
      expect(output).toMatch(/Test Files\s+\d\d passed/);
    },
    WITHIN_MS,
  );
});
