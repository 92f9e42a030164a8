import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#scripts/quality/project-root.ts';

/** A code block in a guide that names its file. */
export type GuideBlock = {
  /** `quote`: an excerpt; `new`: the whole file; `diff`: a change to it. */
  kind: 'quote' | 'new' | 'diff';
  file: string;
  lines: string[];
};

const BLOCK = /^```(tsx?|json|diff) (new )?(\S+)\n([\s\S]*?)^```$/gm;

/** Returns a guide's code blocks that name a file, in order. */
export const guideBlocks = (guide: string): GuideBlock[] =>
  [...readFileSync(path.join(projectRoot, guide), 'utf8').matchAll(BLOCK)].map(
    ([, language, isNew, file = '', text = '']) => ({
      kind: language === 'diff' ? 'diff' : isNew ? 'new' : 'quote',
      file,
      lines: text.replace(/\n$/, '').split('\n'),
    }),
  );

/** Returns a text after a change, whose lines start with a space, a minus or a plus as in a patch. */
export const changed = (text: string, { file, lines }: GuideBlock): string => {
  const side = (without: string) =>
    lines.filter((line) => !line.startsWith(without)).map((line) => `${line.slice(1)}\n`);
  const before = side('+').join('');
  const at = text.indexOf(before);
  if (before === '' || at < 0) throw new Error(`${file} does not contain these lines:\n${before}`);
  return text.slice(0, at) + side('-').join('') + text.slice(at + before.length);
};

/** Makes a guide's changes in a copy of the project, and returns the changed files. */
export const followGuide = (guide: string, root: string): string[] => {
  const files = new Set<string>();
  for (const block of guideBlocks(guide)) {
    const file = path.join(root, block.file);
    if (block.kind === 'quote') continue;
    files.add(block.file);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      block.kind === 'new' ? `${block.lines.join('\n')}\n` : changed(readFileSync(file, 'utf8'), block),
    );
  }
  return [...files];
};
