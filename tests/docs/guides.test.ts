import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { guideBlocks } from './guide-blocks.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

const quotes = globSync('docs/guide/*.md', { cwd: projectRoot })
  .sort()
  .flatMap((guide) =>
    guideBlocks(guide)
      .filter(({ kind }) => kind === 'quote')
      .map(({ file, lines }) => ({ guide, file, text: lines.join('\n') })),
  );

/** The formatter moves a quoted block to the left edge. */
const withoutIndent = (text: string) => text.replaceAll(/^ +/gm, '');

describe('what a guide quotes', () => {
  it('is there', () => {
    expect(quotes.length).toBeGreaterThan(8);
  });

  it.each(quotes)('$guide: stands so in $file', ({ file, text }) => {
    expect(withoutIndent(read(file))).toContain(withoutIndent(text));
  });
});

/** Files that a guide has its reader write. */
const written = new Set(
  globSync('docs/guide/*.md', { cwd: projectRoot }).flatMap((guide) =>
    guideBlocks(guide)
      .filter(({ kind }) => kind === 'new')
      .map(({ file }) => file),
  ),
);
const PATH = /`((?:src|server|tests|scripts|docs|examples|\.storybook)\/[\w./-]+)`/g;
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: projectRoot })];
const named = PAGES.flatMap((page) =>
  [...read(page).matchAll(PATH)].map(([, file = '']) => ({ page, file: file.replace(/\/$/, '') })),
);

describe('a file that a page names', () => {
  it.each(named)('$page: $file', ({ file }) => {
    expect(written.has(file) || existsSync(path.join(projectRoot, file))).toBe(true);
  });
});

const LINK = /\]\(([^)\s]+)\)/g;
const links = PAGES.flatMap((page) =>
  [...read(page).matchAll(LINK)]
    .map(([, target = '']) => ({ page, target }))
    .filter(({ target }) => !/^[a-z]+:/.test(target)),
);
/** As GitHub names a heading. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('a link of a page', () => {
  it.each(links)('$page: $target', ({ page, target }) => {
    const [file = '', anchor] = target.split('#');
    const found = file === '' ? page : path.join(path.dirname(page), file);
    expect(existsSync(path.join(projectRoot, found))).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(read(found))).toContain(anchor);
  });
});
