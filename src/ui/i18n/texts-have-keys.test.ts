import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const uiFolder = path.resolve(import.meta.dirname, '..');
/** Attributes whose values are displayed or read aloud. */
const SPOKEN = ['alt', 'aria-label', 'aria-description', 'aria-placeholder', 'label', 'placeholder', 'title'];
/** Names of products and standards, which are the same in every language. */
const NAMES = ['VIN', 'PDF', 'CSV', 'Stripe'];

function textsWithoutKey(name: string, source: string): readonly string[] {
  const found: string[] = [];
  const say = (text: string) => {
    const words = text.trim();
    if (/\p{L}{2,}/u.test(words) && !NAMES.includes(words)) found.push(`${name}: ${words}`);
  };
  const { program } = parseSync(name, source);
  // biome-ignore-start lint/correctness/noComponentHookFactories: these are names of a syntax tree.
  new Visitor({
    JSXText: ({ value }) => say(value),
    JSXAttribute: ({ name: attribute, value }) => {
      if (attribute.type !== 'JSXIdentifier' || !SPOKEN.includes(attribute.name)) return;
      if (value?.type === 'Literal' && typeof value.value === 'string') say(value.value);
    },
  }).visit(program);
  // biome-ignore-end lint/correctness/noComponentHookFactories: these are names of a syntax tree.
  return found;
}

it('SITE-11 has no UI text outside of the language files', () => {
  const files = readdirSync(uiFolder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file) && !file.startsWith('docs'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => textsWithoutKey(file, readFileSync(path.join(uiFolder, file), 'utf8')))).toEqual([]);
});

it('finds a text in any position', () => {
  const source = 'const page = <p title="Hint"><b>{t("a.b")}</b> Hello <img alt={t("a")} /> · 3 VIN</p>;';
  expect(textsWithoutKey('page.tsx', source)).toEqual(['page.tsx: Hint', 'page.tsx: Hello', 'page.tsx: · 3 VIN']);
});
