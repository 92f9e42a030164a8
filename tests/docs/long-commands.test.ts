import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { BENCHMARKS } from '../bench/benchmarks.ts';
import { documentedCommands } from './commands.ts';
import { giveCommand } from './reader.ts';
import { type ScratchCopy, scratchCopy } from './scratch-copy.ts';

/** The limit for a command that hangs, in milliseconds. Actual durations are measured on an idle machine. */
const LIMIT_MS = 300_000;

const report = z.object({
  name: z.literal('core'),
  figures: z.array(z.object({ name: z.string(), ours: z.number() })),
});

describe('a long-running command, limited by its arguments', () => {
  let copy: ScratchCopy;
  beforeAll(() => {
    copy = scratchCopy();
  });
  afterAll(() => copy.remove());

  const give = (command: string) => giveCommand(command, copy.root);
  const given = async (command: string) => {
    const { ok, output } = await give(command);
    expect(ok, `${command}\n${output}`).toBe(true);
    return output;
  };
  const refused = async (command: string) => {
    const { ok, output } = await give(command);
    expect(ok).toBe(false);
    return output;
  };
  const named = (folder: string, name: string) =>
    readdirSync(path.join(copy.root, folder)).filter((file) => file.startsWith(name));

  // Its results are sizes in bytes, so a busy machine doesn't make it fail.
  it(
    'npm run bench -- core',
    async () => {
      expect(await given('npm run bench -- core')).toMatch(/ours +peer +ratio +target\n.*createGenerateSticker alone/);
      const saved = report.parse(JSON.parse(readFileSync(path.join(copy.root, 'reports/bench/core.json'), 'utf8')));
      expect(saved.figures.length).toBeGreaterThan(3);
    },
    LIMIT_MS,
  );

  it(
    'npm run bench -- NAME',
    async () => {
      const output = documentedCommands().flatMap(
        ({ command }) => /npm run bench -- ([a-z]+)/.exec(command)?.[1] ?? [],
      );
      expect(output.length).toBeGreaterThan(2);
      expect(Object.keys(BENCHMARKS)).toEqual(expect.arrayContaining(output));
      expect(await refused('npm run bench -- core nothing')).toContain(
        `Unknown: nothing. The benchmarks are: ${Object.keys(BENCHMARKS).join(', ')}.`,
      );
    },
    LIMIT_MS,
  );

  it(
    'npm run test:faults',
    async () => {
      const output = await given('npm run test:faults -- --rounds 1 --seed 1 same-key');
      expect(output).toMatch(/^same key at two hosts +1 +10 /m);
      expect(output).toMatch(/\n[1-9]\d* passed, 0 failed\n/);
      expect(await refused('npm run test:faults -- --rounds 0')).toContain('--rounds: expected 1 or more');
    },
    LIMIT_MS,
  );

  it(
    'npm run test:fuzz',
    async () => {
      const output = await given('npm run test:fuzz -- --inputs 3 --seed 1 /api/decode');
      expect(output).toMatch(/\n\d+ inputs to \d+ calls and pages; 0 not answered below 500, 0 blocked\.\n/);
      expect(await refused('npm run test:fuzz -- --inputs 0')).toContain('--inputs: expected 1 or more');
    },
    LIMIT_MS,
  );

  it(
    'npm run gallery',
    async () => {
      await given('npm run gallery -- login');
      expect(named('docs/gallery/screens', 'login.png')).toHaveLength(1);
      expect(named('reports/gallery', 'login.')).toHaveLength(4);
    },
    LIMIT_MS,
  );

  it(
    'npm run test:visual',
    async () => {
      const part = 'components-badge--';
      const saved = () => named('tests/visual/pictures', part);
      // Pictures differ between machines: the copy contains none, and saves those drawn on this machine.
      await given(`npm run test:visual -- --update ${part}`);
      expect(saved().length).toBeGreaterThan(1);
      expect(await given(`npm run test:visual -- --built storybook-static ${part}`)).toContain(
        `${saved().length / 2} passed`,
      );
    },
    LIMIT_MS,
  );

  it(
    'npm run test:mutation',
    async () => {
      const output = await given('npm run test:mutation -- notification');
      expect(output).toMatch(/Final mutation score of \d+\.\d+ is greater than or equal to break threshold 90/);
      expect(await refused('npm run test:mutation -- nothing')).toContain('The features are: account, billing');
    },
    LIMIT_MS,
  );

  it(
    'npm run measure:containers',
    async () => {
      expect(await given('npm run measure:containers -- 2000')).toMatch(/^2000 containers, [\d.]+ ms each/m);
    },
    LIMIT_MS,
  );

  it(
    'npx playwright test NAME',
    async () => {
      expect(await given('npx playwright test dealer --list')).toMatch(
        / dealer\.test\.ts:[\s\S]*Total: [1-9]\d* tests? in 1 file/,
      );
      expect(await refused('npx playwright test no-such-file --list')).toContain('No tests found');
    },
    LIMIT_MS,
  );

  it(
    'npm test -- SUITE',
    async () => {
      const suites = documentedCommands().flatMap(
        ({ command }) => /^npm test -- (.+)$/.exec(command)?.[1]?.split(' ') ?? [],
      );
      const [, known = ''] = /The suites are: (.*)\./.exec(await refused('npm test -- nothing')) ?? [];
      expect(suites.length).toBeGreaterThan(3);
      expect(known.split(', ')).toEqual(expect.arrayContaining(suites));
    },
    LIMIT_MS,
  );
});
