import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the total size of all files in a folder, in bytes. */
export function sizeOfFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => lstatSync(path.join(folder, name)))
    .reduce((sum, stats) => (stats.isFile() ? sum + stats.size : sum), 0);
}
