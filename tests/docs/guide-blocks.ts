import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#scripts/quality/project-root.ts';

/** A block of code in a guide that names the file it belongs to. */
export type GuideBlock = {
  /** `quote`: as it stands there; `new`: the whole file; `diff`: a change of it. */
  kind: 'quote' | 'new' | 'diff';
  file: string;
  lines: string[];
};

const BLOCK = /^```(tsx?|json|diff) (new )?(\S+)\n([\s\S]*?)^```$/gm;

/** The blocks of a guide that name a file, in their order. */
export const guideBlocks = (guide: string): GuideBlock[] =>
  [...readFileSync(path.join(projectRoot, guide), 'utf8').matchAll(BLOCK)].map(
    ([, language, isNew, file = '', text = '']) => ({
      kind: language === 'diff' ? 'diff' : isNew ? 'new' : 'quote',
      file,
      lines: text.replace(/\n$/, '').split('\n'),
    }),
  );

/** A text after a change, whose lines begin with a blank, a minus or a plus as in a patch. */
export const changed = (text: string, { file, lines }: GuideBlock): string => {
  const side = (without: string) =>
    lines.filter((line) => !line.startsWith(without)).map((line) => `${line.slice(1)}\n`);
  const before = side('+').join('');
  const at = text.indexOf(before);
  if (before === '' || at < 0) throw new Error(`${file} has no such lines:\n${before}`);
  return text.slice(0, at) + side('-').join('') + text.slice(at + before.length);
};
