import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#scripts/quality/project-root.ts';

const PROOF = /\[([^\]]+)\]\(([^)#]+\.test\.tsx?)\)/g;

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const proofs = [...read('SECURITY.md').matchAll(PROOF)].map(([, title = '', file = '']) => ({
  title: title.replaceAll(/\s+/g, ' '),
  file,
}));

it('SECURITY.md lists its proofs', () => {
  expect(proofs.length).toBeGreaterThan(40);
});

it.each(proofs)('$file proves: $title', ({ title, file }) => {
  const source = read(file).replaceAll("\\'", "'");
  const titles = [...source.matchAll(/(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/g)];
  // A title can continue with a suffix that distinguishes its cases.
  expect(titles.map(([, , text = '']) => text.slice(0, title.length))).toContain(title);
});
