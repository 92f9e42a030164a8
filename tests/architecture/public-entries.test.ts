import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../../src');

/** Every module of a floor, as its entry names them. */
function modulesOf(floor: string): string[] {
  return readdirSync(path.join(source, floor), { recursive: true, encoding: 'utf8' })
    .map((file) => `./${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== './index.ts')
    .sort();
}

describe('the public entries', () => {
  it.each(['core', 'ports'])('%s hands out every module, and nothing that is not there', (floor) => {
    const entry = readFileSync(path.join(source, floor, 'index.ts'), 'utf8');
    const exported = [...entry.matchAll(/^export .* from '(.+)';$/gm)].map((match) => match[1]);
    expect(exported.toSorted()).toEqual(modulesOf(floor));
  });
});
