import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundledSize } from './bundled-size.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinport-bundled-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('counts exported code, but not unused code', async () => {
  const used = await bundledSize(`export const text = '${'used '.repeat(3)}and kept';`, folder);
  const unused = await bundledSize(`const text = 'never asked for';\nexport const text2 = 1;`, folder);
  expect(used).toBeGreaterThan(unused + 10);
  expect(unused).toBeGreaterThan(0);
});

it('compresses the bundle', async () => {
  const program = `export const texts = [${Array.from({ length: 200 }, () => `'the same text again'`).join(', ')}];`;
  expect(await bundledSize(program, folder)).toBeLessThan(program.length / 20);
});

it('minifies the bundle', async () => {
  const name = `name_${randomBytes(1_000).toString('hex')}`;
  const program = `function ${name}(given) { return given === 0 ? 1 : ${name}(given - 1); }\nexport { ${name} as short };`;
  expect(await bundledSize(program, folder)).toBeLessThan(500);
});
