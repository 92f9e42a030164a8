import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { numberOf } from './row-value.ts';
import { unpackVpic, VPIC_LAYOUT } from './unpack-vpic.ts';
import { findVpicPackage } from './vpic-package.ts';

/** What opening tells while it works. */
type VpicLogger = { info(message: string): void };

/** Where the unpacked database is kept, and whom to tell. */
export type OpenVpicOptions = { readonly dataDir: string; readonly logger?: VpicLogger };

/**
 * Opens vPIC read-only, as `vpic-<package version>.sqlite` in the data directory. The first start unpacks it there and
 * lays it out for decoding (one to two seconds, 31 MB); every later one opens it in a few milliseconds. Several processes may
 * start at once: each unpacks under a name of its own, and a finished file replaces another like it.
 *
 * @throws when vPIC's package is missing or the data directory cannot be written to
 *
 * @example
 * const database = await openVpic({ dataDir: './data' });
 */
export async function openVpic({ dataDir, logger }: OpenVpicOptions): Promise<DatabaseSync> {
  const { version, packedDatabase } = findVpicPackage();
  const file = join(dataDir, `vpic-${version}.sqlite`);
  const existing = openFinished(file);
  if (existing !== null) return existing;
  mkdirSync(dataDir, { recursive: true });
  logger?.info(`Unpacking vPIC ${version} into ${file}; this happens once.`);
  await unpackVpic(packedDatabase, file);
  const opened = openFinished(file);
  if (opened === null) throw new Error(`vPIC could not be unpacked into ${file}`);
  logger?.info(`vPIC ${version} is ready.`);
  return opened;
}

function openFinished(file: string): DatabaseSync | null {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    if (numberOf(database.prepare('PRAGMA user_version').get()?.user_version) === VPIC_LAYOUT) {
      // Reading through the page cache of the system instead of copying: all connections and processes share it.
      database.exec('PRAGMA mmap_size = 268435456');
      return database;
    }
  } catch {
    // Missing, damaged or foreign: each is put right by unpacking anew.
  }
  database?.close();
  return null;
}
