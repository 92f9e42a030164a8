import type { TrackingConsent } from '../site/tracking-consent.ts';

/** What a visitor has allowed or refused, as it is kept to show later that they were asked. */
export interface ConsentRecord extends TrackingConsent {
  /** Names the record; a browser that keeps it can point to it, and nothing else tells whose it is. */
  readonly id: string;
  /** When they decided, in UTC epoch milliseconds. */
  readonly decidedAt: number;
}
