import { type Migration, Migrator } from 'kysely/migration';
import { accountsAndStickers } from './migrations/0001-accounts-and-stickers.ts';
import { mails } from './migrations/0002-mails.ts';
import { people } from './migrations/0003-people.ts';
import { shop } from './migrations/0004-shop.ts';
import { contentAndLetters } from './migrations/0005-content-and-letters.ts';
import { reports } from './migrations/0006-reports.ts';
import { sharing } from './migrations/0007-sharing.ts';
import { chat } from './migrations/0008-chat.ts';
import { dealerLogos } from './migrations/0009-dealer-logos.ts';
import { contentVersion } from './migrations/0010-content-version.ts';
import { jobs } from './migrations/0011-jobs.ts';
import { ordersWithLines } from './migrations/0012-orders-with-lines.ts';
import { confirmedEmails } from './migrations/0013-confirmed-emails.ts';
import { validDocuments } from './migrations/0014-valid-documents.ts';
import { registrationsAndDevices } from './migrations/0015-registrations-and-devices.ts';
import type { OriginDatabase } from './schema.ts';

/** All migrations, oldest first; a name never changes after its release. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts-and-stickers': accountsAndStickers,
  '0002-mails': mails,
  '0003-people': people,
  '0004-shop': shop,
  '0005-content-and-letters': contentAndLetters,
  '0006-reports': reports,
  '0007-sharing': sharing,
  '0008-chat': chat,
  '0009-dealer-logos': dealerLogos,
  '0010-content-version': contentVersion,
  '0011-jobs': jobs,
  '0012-orders-with-lines': ordersWithLines,
  '0013-confirmed-emails': confirmedEmails,
  '0014-valid-documents': validDocuments,
  '0015-registrations-and-devices': registrationsAndDevices,
};

/** Runs pending migrations. Hosts that start at the same time wait for each other. */
export async function migrate(db: OriginDatabase): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
