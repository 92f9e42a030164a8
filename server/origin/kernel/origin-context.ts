import type { Logger } from 'pino';
import type { LanguageHosts } from '#core/site/host-variant.ts';
import type { SiteHosts } from '#core/site/resolve-site-domain.ts';
import type { VehicleNames } from '../vehicle-data/vehicle-names.ts';
import type { VinDecoder } from '../vehicle-data/vin-decoder.ts';
import type { OriginDatabase } from './db/schema.ts';
import type { JobSignal } from './jobs/job-signal.ts';
import type { PaymentGateways } from './ports/payment-gateway.ts';
import type { RecallSource } from './ports/recall-source.ts';
import type { ReportSource } from './ports/report-source.ts';

/** Dependencies of all handlers of the origin. Time and IDs are injected, so that tests can control them. */
export interface OriginContext {
  readonly db: OriginDatabase;
  /** Wakes the hosts that run jobs. */
  readonly jobSignal: JobSignal;
  readonly decoder: VinDecoder;
  readonly vehicleNames: VehicleNames;
  readonly logger: Logger;
  /** The enabled payment gateways. */
  readonly payments: PaymentGateways;
  /** The domain of the main site, used for example in the sender of emails. */
  readonly siteDomain: string;
  /** The hosts for languages other than English. */
  readonly languageHosts: LanguageHosts;
  /** Hosts that show a site with another domain. */
  readonly siteHosts: SiteHosts;
  /** Whether public test data and test cards are enabled; never true in production. */
  readonly isDemonstration: boolean;
  /** The license of LiveChat that all sites share, or `null`. */
  readonly livechatLicense: string | null;
  /** Sources for live recall requests, queried before the imported recalls. */
  readonly recallSources: readonly RecallSource[];
  /** URL of the license plate provider; `null` to use the imported plates. */
  readonly plateProviderUrl: string | null;
  /** Sources of history in addition to the imported records. */
  readonly reportSources: readonly ReportSource[];
  /** UTC epoch milliseconds. */
  readonly now: () => number;
  /** Returns a new random ID. */
  readonly newId: () => string;
}

/** The context of an authenticated caller. */
export interface SignedInContext extends OriginContext {
  readonly userId: string;
}
