import type { Result } from 'neverthrow';
import type { Logger } from 'pino';
import type { TakenBy, WireAnswer } from '#contract/define-call.ts';
import type { Money } from '#core/billing/money.ts';
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

/** The headers by which a request identifies its site. */
export interface SiteClues {
  readonly url: string;
  /** The `uri` header: the site's domain, if the request is sent to another host. */
  readonly uri: string | undefined;
}

/** What calls need of a request beside its input. */
export interface RequestDetails {
  /** Client address, for rate limits. */
  readonly caller: string;
  readonly clues: SiteClues;
  /** The domain of the site that the call is for. */
  readonly domain: string;
  readonly idempotencyKey: string | null;
}

/** The details of an authenticated request. */
export interface SignedInRequest extends RequestDetails {
  readonly token: string;
}

/** The expected errors of handlers. `answer.ts` maps them to responses. */
export type OriginError =
  | { readonly code: 'invalid'; readonly message: string; readonly fields?: Readonly<Record<string, string>> }
  | { readonly code: 'signed-out' }
  /** The user is authenticated but not permitted. */
  | { readonly code: 'forbidden'; readonly message: string }
  | { readonly code: 'not-found'; readonly message: string }
  /** The user has no credit left for the document. */
  | { readonly code: 'no-credit' }
  /** `details` is the data that a client needs to continue, such as the correct price. */
  | { readonly code: 'conflict'; readonly message: string; readonly details?: ConflictDetails }
  /** An external service does not answer; the request can be retried. */
  | { readonly code: 'unavailable'; readonly message: string }
  /** The rate limit was exceeded; the call can be retried after this time. */
  | { readonly code: 'too-many'; readonly retryAfterMs: number }
  /** A response with status 200 and `status: 'error'`, where the specification uses that field. */
  | { readonly code: 'declined'; readonly message: string; readonly reason?: DeclineReason };

/** The result of a call's handler: the answer that the contract declares, or an expected error. */
export type CallResult<Call> = Result<WireAnswer<Call>, OriginError>;

/** Serves a call for its caller: receives the parsed input, and details of the request that it needs. */
export type Verb<Call, Ctx extends OriginContext = OriginContext, Details extends readonly unknown[] = []> = (
  ctx: Ctx,
  input: TakenBy<Call>,
  ...details: Details
) => Promise<CallResult<Call>>;

/** Why an order will not be paid. */
type DeclineReason = 'declined' | 'expired' | 'too-many-declines';

/** Why a purchase conflicts, with the data that the client needs to continue. */
type ConflictDetails =
  | { readonly reason: 'price-changed' | 'coupon-refused'; readonly price: Money }
  /** The idempotency key was used for another purchase; includes that order's status. */
  | { readonly reason: 'key-used'; readonly order: object }
  /** The document cannot be created, so it is not sold. */
  | { readonly reason: 'not-deliverable'; readonly kind: 'report' | 'sticker' }
  | { readonly reason: 'already-subscribed' };
