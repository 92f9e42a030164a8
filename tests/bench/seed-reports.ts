import { DatabaseSync } from 'node:sqlite';
import { secretHash } from '#origin/account/token.ts';
import { aVehicle } from '../builders/a-vehicle.ts';

/** The number of people and of reports per person. */
export interface ReportSeed {
  readonly people: number;
  readonly reportsEach: number;
}

/** One of this many people is signed in, and so are the first ones. */
const SIGNED_IN_EACH = 100;

const isSignedIn = (person: number) => person < SIGNED_IN_EACH || person % SIGNED_IN_EACH === 0;

/** Returns the token of a signed-in person, spread across the table. */
export function seededToken(turn: number, people: number): string {
  const person = people <= SIGNED_IN_EACH ? turn % people : (turn * SIGNED_IN_EACH) % people;
  return tokenOf(person);
}

/** The password of people who have one. */
export const SEEDED_PASSWORD = 'a sentence to keep';

/** Returns the email address of a person. */
export const seededEmail = (person: number) => `person-${person}@people.example`;

const tokenOf = (person: number) => `token-of-person-${person}`;

/**
 * Fills the database of a stopped host with people and their reports, in one transaction. Existing people get no more
 * reports. All people have the same password hash. An empty hash matches no password.
 */
export function seedReports(file: string, { people, reportsEach }: ReportSeed, passwordHash = ''): void {
  const database = new DatabaseSync(file);
  const person = database.prepare(
    `INSERT INTO users (id, email, password_hash, first, last, user_type, created_at, credits_moved_at)
     VALUES (?, ?, ?, 'Ada', 'Byron', 'user', 0, 0) ON CONFLICT DO NOTHING`,
  );
  const token = database.prepare(
    'INSERT INTO tokens (token_hash, user_id, created_at, last_used_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const report = database.prepare(
    `INSERT INTO documents (id, user_id, kind, vin, snapshot, created_at, report_kind)
     VALUES (?, ?, 'report', ?, ?, ?, 'full')`,
  );
  const now = Date.now();
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -500000; BEGIN');
  for (let index = 0; index < people; index += 1) {
    const id = `person-${index}`;
    if (person.run(id, seededEmail(index), passwordHash).changes === 0) continue;
    if (isSignedIn(index)) token.run(secretHash(tokenOf(index)), id, now, now);
    for (let number = 0; number < reportsEach; number += 1) {
      const vin = `1HGCM82693A${((index * reportsEach + number) % 1_000_000).toString().padStart(6, '0')}`;
      report.run(`${id}-${number}`, id, vin, snapshotOf(vin), now - number * 86_400_000);
    }
  }
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE); ANALYZE');
  database.close();
}

/** Returns the part of a report that a list reads. */
function snapshotOf(vin: string): string {
  return JSON.stringify({ vehicle: aVehicle({ vin }) });
}
