import { expect, it } from 'vitest';
import { createStylesOfPage } from './styles-of-page.ts';

const sheet = [
  '/* whose it is */',
  '@layer base, utilities;',
  '@layer base{body{margin:0}}',
  '@layer utilities{.grid{display:grid}.flex{display:flex}.\\32 xl{order:2}.hover\\:grid:hover{display:grid}',
  '.\\[\\&\\>svg\\]\\:w-4>svg{width:4px}.peer-on\\:flex:is(:where(.peer):checked~*){display:flex}',
  '@media (width>=40rem){.sm\\:flex{display:flex}}@media print{.print\\:flex{display:flex}}}',
  '@property --gap{syntax:"*";inherits:false}',
  '@keyframes appear{from{opacity:0}}',
].join('');
const stylesOf = createStylesOfPage(sheet);
const EVERY_PAGE =
  '@layer base, utilities;@layer base{body{margin:0}}@property --gap{syntax:"*";inherits:false}@keyframes appear{from{opacity:0}}';

it('includes rules for every page', () => {
  expect(stylesOf('<p>No classes</p>')).toBe(EVERY_PAGE);
});

it.each([
  ['<p class="grid">', '.grid{display:grid}'],
  ['<p id="a" class="wide flex">', '.flex{display:flex}'],
  ['<p class="2xl">', '.\\32 xl{order:2}'],
  ['<p class="hover:grid">', '.hover\\:grid:hover{display:grid}'],
  ['<p class="[&amp;&gt;svg]:w-4">', '.\\[\\&\\>svg\\]\\:w-4>svg{width:4px}'],
  ['<p class="peer-on:flex">', '.peer-on\\:flex:is(:where(.peer):checked~*){display:flex}'],
  ['<p class="sm:flex">', '@media (width>=40rem){.sm\\:flex{display:flex}}'],
])('includes only the rules that %s uses', (html, css) => {
  const picked = stylesOf(html);
  expect(picked).toContain(`@layer utilities{${css}}`);
  expect(picked.length).toBe(EVERY_PAGE.length + `@layer utilities{${css}}`.length);
});

it('preserves the order of the sheet, which determines precedence', () => {
  const picked = stylesOf('<p class="sm:flex flex"><b class="grid">');
  expect(picked.indexOf('.grid{')).toBeLessThan(picked.indexOf('.flex{'));
  expect(picked.indexOf('.flex{')).toBeLessThan(picked.indexOf('.sm\\:flex{'));
});
