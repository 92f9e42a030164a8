import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openVpic } from './open-vpic.ts';
import { findVpicPackage } from './vpic-package.ts';

const file = `vpic-${findVpicPackage().version}.sqlite`;

describe('openVpic', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'vinport-')), 'data');
  });
  afterEach(() => {
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });

  it('unpacks once, leaves a single file, and opens it again without unpacking', async () => {
    const messages: string[] = [];
    const logger = { info: (message: string) => messages.push(message) };
    (await openVpic({ dataDir, logger })).close();
    expect(messages).toHaveLength(2);
    expect(readdirSync(dataDir)).toEqual([file]);
    const inode = statSync(join(dataDir, file)).ino;

    const database = await openVpic({ dataDir, logger });
    expect(messages).toHaveLength(2);
    expect(statSync(join(dataDir, file)).ino).toBe(inode);
    expect(database.prepare("SELECT count(*) AS makers FROM Wmi WHERE Wmi = '1HG'").get()).toMatchObject({ makers: 1 });
    expect(() => database.exec('DELETE FROM Wmi')).toThrow(/readonly/);
    database.close();
  }, 30_000);

  it('supports two concurrent starts', async () => {
    const databases = await Promise.all([openVpic({ dataDir }), openVpic({ dataDir })]);
    for (const database of databases) {
      expect(database.prepare('SELECT count(*) AS types FROM VehicleType').get()).toMatchObject({ types: 9 });
      database.close();
    }
    expect(readdirSync(dataDir)).toEqual([file]);
  }, 30_000);

  it('repairs a damaged file and removes leftovers of a killed start', async () => {
    (await openVpic({ dataDir })).close();
    const abandoned = join(dataDir, `${file}.0b7a.part`);
    const running = join(dataDir, `${file}.1c8b.part`);
    writeFileSync(join(dataDir, file), 'not a database');
    writeFileSync(abandoned, 'half');
    writeFileSync(running, 'half');
    utimesSync(abandoned, new Date(0), new Date(0));
    (await openVpic({ dataDir })).close();
    expect(readdirSync(dataDir).sort()).toEqual([file, `${file}.1c8b.part`]);
  }, 30_000);
});
