import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { numberOf } from './row-value.ts';
import { unpackVpic, VPIC_LAYOUT } from './unpack-vpic.ts';
import { findVpicPackage } from './vpic-package.ts';

/** Logger for the progress of opening. */
type VpicLogger = { info(message: string): void };

/** Directory of the unpacked database, and an optional logger. */
export type OpenVpicOptions = { readonly dataDir: string; readonly logger?: VpicLogger };

/**
 * Opens vPIC read-only, as `vpic-<package version>.sqlite` in the data directory. The first start unpacks and
 * reorganizes it for decoding (one to two seconds, 31 MB); later starts open it in a few milliseconds. Several
 * processes may start at the same time: each unpacks to a temporary name, and the finished files are interchangeable.
 *
 * @throws if vPIC's package is missing or the data directory is not writable
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
      // Memory-mapped reads use the system's page cache, which all connections and processes share.
      database.exec('PRAGMA mmap_size = 268435456');
      return database;
    }
  } catch {
    // A missing, damaged or foreign file is replaced by unpacking again.
  }
  database?.close();
  return null;
}
