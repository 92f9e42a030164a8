import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

/** Files that aren't product code: tests, stories, and test data for stories. */
const NOT_PRODUCT = /\.(?:test|stories|stories-data)\.tsx?$|\.mdx$|\.json$|\/docs\//;

/** Returns the number of lines of code in a text, excluding blank and comment-only lines. */
export function codeLines(text: string): number {
  const withoutBlocks = text.replaceAll(/^[ \t]*(?:\{\/\*|\/\*)[\s\S]*?\*\/\}?[ \t]*$/gm, '');
  return withoutBlocks.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

/** Returns the product's lines of code by folder. */
export function productLines(): ReadonlyMap<string, number> {
  const files = globSync('{src,server}/**/*', { cwd: projectRoot })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !NOT_PRODUCT.test(file));
  const lines = new Map<string, number>();
  for (const file of files) {
    const folder = file.split('/').slice(0, 2).join('/');
    lines.set(folder, (lines.get(folder) ?? 0) + codeLines(readFileSync(path.join(projectRoot, file), 'utf8')));
  }
  return lines;
}
