import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { giveCommand } from './reader.ts';

describe('the reference of public names', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'vinport-reference-'));
    write('tsconfig.json', JSON.stringify({ compilerOptions: { types: [] }, files: ['entry.ts'] }));
    write(
      'typedoc.json',
      JSON.stringify({
        extends: [path.join(projectRoot, 'reference/typedoc.json')],
        entryPoints: ['entry.ts'],
        tsconfig: 'tsconfig.json',
        out: 'out',
        intentionallyNotExported: [],
      }),
    );
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (file: string, content: string) => writeFileSync(path.join(folder, file), content);
  /** Generates the reference with all of the project's options, but for another entry point. */
  const referenceOf = (entry: string) => {
    write('entry.ts', entry);
    return giveCommand(`npm run docs:reference -- --options ${folder}/typedoc.json`, projectRoot);
  };

  it('is generated if all links are valid', async () => {
    const { ok, output } = await referenceOf(
      '/** Another {@link end}. */\nexport const start = 1;\n/** After it. */\nexport const end = 2;\n',
    );
    expect(ok, output).toBe(true);
  });

  it('fails for a broken link', async () => {
    const { ok, output } = await referenceOf('/** Another {@link nowhere}. */\nexport const start = 1;\n');
    expect(ok).toBe(false);
    expect(output).toContain('Failed to resolve link to "nowhere" in comment for start');
  });
});
