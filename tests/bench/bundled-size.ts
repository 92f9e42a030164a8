import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Returns the size in bytes of a program with all its imports as sent to a browser: minified, and compressed with
 * brotli like built files.
 *
 * @example
 * await bundledSize(`export { createGenerateSticker } from 'vinport/core';`, folderWithNodeModules);
 */
export async function bundledSize(program: string, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(path.join(folder, 'bundle-'));
  const entry = path.join(root, 'program.js');
  writeFileSync(entry, program);
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const code = [built].flat().flatMap((output) => ('output' in output ? output.output : []));
  return code.reduce((sum, piece) => sum + (piece.type === 'chunk' ? brotliCompressSync(piece.code).length : 0), 0);
}
