import { copyFile, link, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/**
 * The environment variable with the folder prepared by the global setup. Playwright passes the environment on to its
 * workers.
 */
export const PREPARED_DATA = 'VINPORT_E2E_PREPARED_DATA';

/** Creates an empty data directory. */
export const createDataDir = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'vinport-e2e-'));

/** Returns a new data directory with vPIC unpacked and, if requested, the demonstration data loaded. */
export async function copyPreparedData({ demonstration }: { readonly demonstration: boolean }): Promise<string> {
  const prepared = process.env[PREPARED_DATA];
  if (prepared === undefined)
    throw new Error('No data was prepared: the global setup in playwright.config.ts did not run.');
  const dataDir = await createDataDir();
  for (const name of await readdir(prepared)) {
    const [from, to] = [path.join(prepared, name), path.join(dataDir, name)];
    // The product opens vPIC read-only and replaces it only by renaming, so all copies can share one file and its
    // cache.
    if (name.startsWith('vpic-')) await link(from, to);
    else if (demonstration) await copyFile(from, to);
  }
  return dataDir;
}
