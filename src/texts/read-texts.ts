import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@lingui/core';
import { compileTexts } from './compile-texts.ts';

/** Reads the texts of all languages from the folders beside this file. Keys are paths relative to this file. */
export function readTexts(): Readonly<Record<string, Messages>> {
  const folder = import.meta.dirname;
  const files = globSync('*/{*,server/*}.json', { cwd: folder }).toSorted();
  return Object.fromEntries(
    files.map((file) => [`./${file}`, compileTexts(file, readFileSync(path.join(folder, file), 'utf8'))]),
  );
}
