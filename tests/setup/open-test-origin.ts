import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import pino, { type Logger } from 'pino';
import { createOrigin } from '#origin/create-origin.ts';
import { loadDemonstration } from '#origin/demonstration/load-demonstration.ts';
import { type DatabaseLocation, openDatabase } from '#origin/kernel/db/open-database.ts';
import { createJobSignal } from '#origin/kernel/jobs/job-signal.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { gatewaysByName, type PaymentGateway } from '#origin/kernel/ports/payment-gateway.ts';
import type { RecallSource } from '#origin/kernel/ports/recall-source.ts';
import type { ReportSource } from '#origin/kernel/ports/report-source.ts';
import { serverSecret } from '#origin/kernel/server-secret.ts';
import { createSandboxGateway } from '#origin/providers/sandbox/sandbox-gateway.ts';
import { createVehicleNames } from '#origin/vehicle-data/vehicle-names.ts';
import { createVinDecoder } from '#origin/vehicle-data/vin-decoder.ts';
import { preparedDatabase } from './prepared-database.ts';
import { openVpicForTests } from './vpic-rows.ts';

/** The domain of the demonstration site in tests. */
const TEST_SITE_DOMAIN = 'test.vinport.example';
/** The hosts with another language in tests: one in Spanish. */
const TEST_LANGUAGE_HOSTS = { 'es.localhost': { language: 'es', gsp: true } };
/** The hosts that show a site other than {@link TEST_SITE_DOMAIN} in tests. */
const TEST_SITE_HOSTS = { 'second.localhost': 'second.vinport.example', 'es.localhost': 'es.vinport.example' };
/** The default start time of tests, in UTC epoch milliseconds. */
const TEST_START = Date.UTC(2026, 5, 1, 12);

/** The options for opening a test origin. */
export interface TestOriginOptions {
  /** Whether the demonstration data is loaded; `true` by default. */
  readonly demonstration?: boolean;
  readonly siteDomain?: string;
  readonly livechatLicense?: string;
  /** The recall sources that are queried before the imported recalls. */
  readonly recallSources?: readonly RecallSource[];
  /** The URL of a fake plate provider. */
  readonly plateProviderUrl?: string;
  readonly reportSources?: readonly ReportSource[];
  /** The start time of the clock, in UTC epoch milliseconds. */
  readonly startsAt?: number;
  readonly logger?: Logger;
  /** Returns the payment gateways that wrap or replace the sandbox. */
  readonly payments?: (sandbox: PaymentGateway) => readonly PaymentGateway[];
}

/** A clock that only advances when a test moves it. */
interface SettableClock {
  /** Returns UTC epoch milliseconds. */
  (): number;
  set(now: number): void;
  advance(milliseconds: number): void;
}

/** The real embedded origin with its own database. */
export interface TestOrigin {
  readonly ctx: OriginContext;
  readonly origin: Hono;
  /** The location of its database, for tests that open a second host on it. */
  readonly location: DatabaseLocation;
  readonly now: SettableClock;
  close(): Promise<void>;
}

/**
 * Opens the real origin with a separate database that contains the demonstration data.
 *
 * @example
 * const { origin, now, close } = await openTestOrigin('sqlite');
 * const response = await origin.fetch(new Request('http://origin.test/api/decode?vin=1HGCM82633A004352'));
 */
export async function openTestOrigin(
  engine: 'sqlite' | 'postgres',
  options: TestOriginOptions = {},
): Promise<TestOrigin> {
  const demonstration = options.demonstration ?? true;
  const siteDomain = options.siteDomain ?? TEST_SITE_DOMAIN;
  const startsAt = options.startsAt ?? TEST_START;
  const contents = { demonstration, siteDomain, startsAt };
  const { location, remove } = await preparedDatabase(engine, contents, async (empty) => {
    const { ctx, close } = await openContext(empty, { siteDomain, startsAt });
    if (demonstration) await loadDemonstration(ctx, { siteDomain });
    await close();
  });
  const { ctx, now, close } = await openContext(location, options);
  return {
    ctx,
    origin: createOrigin(ctx),
    location,
    now,
    close: async () => {
      await close();
      await remove();
    },
  };
}

async function openContext(
  location: DatabaseLocation,
  options: TestOriginOptions,
): Promise<Pick<TestOrigin, 'ctx' | 'now' | 'close'>> {
  const logger = options.logger ?? pino({ level: 'silent' });
  const [db, vpic] = await Promise.all([openDatabase(location, logger), openVpicForTests()]);
  const now = settableClock(options.startsAt ?? TEST_START);
  const newId = () => randomBytes(16).toString('base64url');
  const secret = await serverSecret({ db }, 'sandbox-events');
  const sandbox = createSandboxGateway({ db, now, newId, secret });
  const ctx: OriginContext = {
    db,
    jobSignal: createJobSignal(location, logger),
    payments: gatewaysByName(options.payments?.(sandbox) ?? [sandbox]),
    decoder: createVinDecoder(vpic),
    vehicleNames: createVehicleNames(vpic),
    logger,
    siteDomain: options.siteDomain ?? TEST_SITE_DOMAIN,
    languageHosts: TEST_LANGUAGE_HOSTS,
    siteHosts: TEST_SITE_HOSTS,
    isDemonstration: options.demonstration ?? true,
    livechatLicense: options.livechatLicense ?? null,
    recallSources: options.recallSources ?? [],
    plateProviderUrl: options.plateProviderUrl ?? null,
    reportSources: options.reportSources ?? [],
    now,
    newId,
  };
  return {
    ctx,
    now,
    close: async () => {
      await db.destroy();
      vpic.close();
    },
  };
}

function settableClock(startsAt: number): SettableClock {
  let time = startsAt;
  return Object.assign(() => time, {
    set: (now: number) => {
      time = now;
    },
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  });
}
