import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The contents of an entry of the built library. */
export interface BuiltEntry {
  /** The imported packages, at runtime or for types. */
  readonly packages: ReadonlySet<string>;
  /** The source files bundled into it. */
  readonly sources: ReadonlySet<string>;
}

/** Matches an import or export at the start of a line, a bare import, or a dynamic import. */
const IMPORT = /^(?:import|export)\b[^'"\n]*?["']([^"'\n]+)["'];?$|^[^*/\n]*\bimport\(\s*["']([^"'\n]+)["']\s*\)/gm;
/** Matches the comment with the path that the bundler writes above each module. */
const SOURCE = /^\/\/ (\S+\.\w+)$/gm;

/** Reads an entry and all files that it imports. */
export function readBuiltEntry(file: string): BuiltEntry {
  const packages = new Set<string>();
  const sources = new Set<string>();
  const files = new Set([file]);
  for (const next of files) {
    const text = readFileSync(next, 'utf8');
    for (const [, source = ''] of text.matchAll(SOURCE)) sources.add(source);
    for (const [, now, later] of text.matchAll(IMPORT)) {
      const wanted = now ?? later ?? '';
      if (wanted.startsWith('.')) files.add(fileOf(next, wanted));
      else packages.add(packageOf(wanted));
    }
  }
  return { packages, sources };
}

function fileOf(importer: string, wanted: string): string {
  const file = path.join(path.dirname(importer), wanted);
  return importer.endsWith('.d.ts') ? file.replace(/\.js$/, '.d.ts') : file;
}

function packageOf(wanted: string): string {
  const parts = wanted.split('/');
  return parts.slice(0, wanted.startsWith('@') ? 2 : 1).join('/');
}
