import type { TrackingConsent } from '../site/tracking-consent.ts';

/** A visitor's consent or refusal, stored as evidence that they were asked. */
export interface ConsentRecord extends TrackingConsent {
  /** The record ID. A browser that stores it can refer to the record; nothing else identifies the visitor. */
  readonly id: string;
  /** The time of the decision, in UTC epoch milliseconds. */
  readonly decidedAt: number;
}
