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

/** What every verb of the origin may use. Time and ids come from here, so that tests can hold them still. */
export interface OriginContext {
  readonly db: OriginDatabase;
  /** Wakes the hosts that run jobs. */
  readonly jobSignal: JobSignal;
  readonly decoder: VinDecoder;
  readonly vehicleNames: VehicleNames;
  readonly logger: Logger;
  /** The ways to pay that are on. */
  readonly payments: PaymentGateways;
  /** The domain of the site that speaks for the whole service, such as in the sender of its letters. */
  readonly siteDomain: string;
  /** The hosts of other languages than English. */
  readonly languageHosts: LanguageHosts;
  /** Hosts that show the site of another name. */
  readonly siteHosts: SiteHosts;
  /** Whether public test data and test cards are on; a production never has them. */
  readonly isDemonstration: boolean;
  /** The license of LiveChat that all sites share, or `null`. */
  readonly livechatLicense: string | null;
  /** Who is asked for recalls as people wait, before the imported ones answer. */
  readonly recallSources: readonly RecallSource[];
  /** Where somebody is asked whose plate it is; `null` where the imported plates answer. */
  readonly plateProviderUrl: string | null;
  /** Sources of history beside the records that were imported. */
  readonly reportSources: readonly ReportSource[];
  /** UTC epoch milliseconds. */
  readonly now: () => number;
  /** A new random identifier. */
  readonly newId: () => string;
}

/** A context whose caller has proven who they are. */
export interface SignedInContext extends OriginContext {
  readonly userId: string;
}
