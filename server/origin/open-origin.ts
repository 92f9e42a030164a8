import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Logger } from 'pino';
import type { LanguageHosts } from '#core/site/host-variant.ts';
import type { SiteHosts } from '#core/site/resolve-site-domain.ts';
import { scheduleRenewals } from './billing/subscription/schedule-renewals.ts';
import { contentVersion } from './content/content-version.ts';
import { createOrigin } from './create-origin.ts';
import { demonstrationUsers } from './demonstration/demonstration-users.ts';
import { loadDemonstration } from './demonstration/load-demonstration.ts';
import { forgetExpired } from './forget-expired.ts';
import { jobHandlers } from './job-handlers.ts';
import { type DatabaseLocation, openDatabase } from './kernel/db/open-database.ts';
import type { OriginDatabase } from './kernel/db/schema.ts';
import { enqueueWaitingMails } from './kernel/email/enqueue-waiting-emails.ts';
import { createFileTransport } from './kernel/email/file-transport.ts';
import { type OutboxEmail, readOutbox } from './kernel/email/read-outbox.ts';
import { createSmtpTransport } from './kernel/email/smtp-transport.ts';
import { countJobs, type JobCounts } from './kernel/jobs/count-jobs.ts';
import { createJobSignal } from './kernel/jobs/job-signal.ts';
import { runJobs } from './kernel/jobs/run-jobs.ts';
import { startJobWorker } from './kernel/jobs/start-job-worker.ts';
import type { OriginBindings } from './kernel/limits/caller.ts';
import type { OriginContext } from './kernel/origin-context.ts';
import { gatewaysByName } from './kernel/ports/payment-gateway.ts';
import type { RecallSource } from './kernel/ports/recall-source.ts';
import type { ReportSource } from './kernel/ports/report-source.ts';
import { reasonOf } from './kernel/reason-of.ts';
import { forgetLogEntries } from './log/forget-log-entries.ts';
import { eraseAccounts } from './privacy/erase-accounts.ts';
import type { OpenGateway } from './providers/gateway-module.ts';
import { openVpic } from './vehicle-data/open-vpic.ts';
import { rememberDecoded } from './vehicle-data/remember-decoded.ts';
import { createVehicleNames } from './vehicle-data/vehicle-names.ts';
import { createVinDecoder } from './vehicle-data/vin-decoder.ts';

/** Options of the embedded origin. */
export interface OriginOptions {
  readonly database: DatabaseLocation;
  readonly dataDir: string;
  readonly demonstration: { readonly siteDomain: string } | null;
  readonly siteDomain: string;
  readonly languageHosts: LanguageHosts;
  readonly siteHosts: SiteHosts;
  readonly livechatLicense: string | null;
  readonly plateProviderUrl: string | null;
  /** Sources for live recall requests, queried before the imported recalls. */
  readonly recallSources?: readonly RecallSource[];
  /** Sources of history in addition to the imported records, such as an operator's own. */
  readonly reportSources?: readonly ReportSource[];
  /** URL of the SMTP server; without one, emails are saved as files. */
  readonly smtpUrl: string | null;
  /** The enabled payment gateways. */
  readonly payments: readonly OpenGateway[];
  readonly logger: Logger;
}

/** The running embedded origin. */
export interface OpenOrigin {
  /** Handles a request; the bindings are the host's data about it. */
  readonly fetch: (request: Request, bindings?: OriginBindings) => Response | Promise<Response>;
  /** Returns whether the database answers. */
  isReady(): Promise<boolean>;
  /** Returns a version that differs after each change of the content. */
  contentVersion(): Promise<string>;
  /** Returns the latest emails in full. */
  readOutbox(): Promise<readonly OutboxEmail[]>;
  /** Returns how many background jobs are waiting and how many were given up. */
  countJobs(): Promise<JobCounts>;
  close(): Promise<void>;
}

/** Why an origin cannot be opened: the setting and its problem, in one line. */
export interface OpenOriginError {
  readonly message: string;
}

/** Opens the database, fills it if it is new, and creates the origin on it. */
export async function openOrigin(options: OriginOptions): Promise<Result<OpenOrigin, OpenOriginError>> {
  const db = await ResultAsync.fromPromise(openDatabase(options.database, options.logger), (error) => ({
    message: `${settingOf(options.database)}: the database cannot be opened (${reasonOf(error)})`,
  }));
  if (db.isErr()) return err(db.error);
  if (options.demonstration === null && (await hasDemonstrationUsers(db.value))) {
    await db.value.destroy();
    const message = `${settingOf(options.database)}: the database contains demonstration users, whose passwords are public; use another one, or set DEMO=1`;
    return err({ message });
  }
  return ok(await openOver(db.value, options));
}

function settingOf({ engine }: DatabaseLocation): string {
  return engine === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
}

async function hasDemonstrationUsers(db: OriginDatabase): Promise<boolean> {
  const ids = demonstrationUsers.map(({ id }) => id);
  return (await db.selectFrom('users').select('id').where('id', 'in', ids).executeTakeFirst()) !== undefined;
}

async function openOver(
  db: OriginDatabase,
  {
    database,
    dataDir,
    demonstration,
    siteDomain,
    languageHosts,
    siteHosts,
    livechatLicense,
    plateProviderUrl,
    recallSources = [],
    reportSources = [],
    smtpUrl,
    payments,
    logger,
  }: OriginOptions,
): Promise<OpenOrigin> {
  const vpic = await openVpic({ dataDir, logger: { info: (text) => logger.info(text) } });
  const own = { db, now: () => Date.now(), newId: () => randomBytes(16).toString('base64url') };
  const jobSignal = createJobSignal(database, logger);
  const ctx: OriginContext = {
    ...own,
    jobSignal,
    decoder: rememberDecoded(createVinDecoder(vpic)),
    vehicleNames: createVehicleNames(vpic),
    logger,
    siteDomain,
    languageHosts,
    siteHosts,
    livechatLicense,
    plateProviderUrl,
    recallSources,
    reportSources,
    isDemonstration: demonstration !== null,
    payments: gatewaysByName(await Promise.all(payments.map((open) => open(own)))),
  };
  if (demonstration) await loadDemonstration(ctx, demonstration);
  const transport = smtpUrl === null ? createFileTransport(path.join(dataDir, 'outbox')) : createSmtpTransport(smtpUrl);
  const worker = startJobWorker(ctx, jobHandlers(transport));
  const housekeeping = runJobs(ctx, [
    enqueueWaitingMails,
    eraseAccounts,
    forgetExpired,
    forgetLogEntries,
    scheduleRenewals,
  ]);
  return {
    fetch: createOrigin(ctx).fetch,
    isReady: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    contentVersion: () => contentVersion(ctx),
    readOutbox: () => readOutbox(ctx),
    countJobs: () => countJobs(db),
    close: async () => {
      await Promise.all([worker.close(), housekeeping.stop()]);
      transport.close();
      await db.destroy();
      vpic.close();
    },
  };
}
