import { expect, it } from 'vitest';
import { codeLines, productLines } from '#scripts/quality/product-lines.ts';

it('counts lines of code without comments and blank lines', () => {
  const text = `/** What it is. */
import { a } from './a.ts';

/*
 * Why.
 */
export const b = a; // still a line
// not one
  {/* nor this */}
`;
  expect(codeLines(text)).toBe(2);
});

it('counts the product by folder', () => {
  const lines = productLines();
  expect(lines.get('src/core')).toBeGreaterThan(1_000);
  expect([...lines.keys()].every((folder) => /^(src|server)\//.test(folder))).toBe(true);
});
