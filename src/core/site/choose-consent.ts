import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { Logger } from '#ports/logger.ts';
import type { ConsentStore } from './consent-store.ts';
import type { TrackingConsent } from './tracking-consent.ts';

/** Takes what a visitor allows the scripts of others. */
export type ChooseConsent = (consent: TrackingConsent) => void;

/** What {@link createChooseConsent} needs. */
export interface ChooseConsentDependencies {
  readonly store: ConsentStore;
  /** Has a decision written down. */
  readonly logConsent: (consent: TrackingConsent) => ResultAsync<unknown, GatewayError>;
  readonly logger: Logger;
}

/**
 * Makes the use case that takes a visitor's decision. It holds at once; that it is written down at the origin, nobody
 * waits for.
 *
 * Source: specification, section 3 (SITE-13); section 7, endpoint map (consent-log).
 *
 * @example
 * const store = new ConsentStore();
 * createChooseConsent({ store, logConsent, logger })({ analytics: true, advertising: true });
 * store.get()?.advertising; // true
 */
export function createChooseConsent({ store, logConsent, logger }: ChooseConsentDependencies): ChooseConsent {
  return (consent) => {
    store.chosen(consent);
    void logConsent(consent).orTee(({ code }) => logger.warn('A consent was not written down.', { code }));
  };
}
