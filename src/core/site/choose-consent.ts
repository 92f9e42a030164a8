import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { Logger } from '#ports/logger.ts';
import type { ConsentStore } from './consent-store.ts';
import type { TrackingConsent } from './tracking-consent.ts';

/** Applies a visitor's consent to third-party scripts. */
export type ChooseConsent = (consent: TrackingConsent) => void;

/** The dependencies of {@link createChooseConsent}. */
export interface ChooseConsentDependencies {
  readonly consent: ConsentStore;
  /** Records a decision at the origin. */
  readonly logConsent: (consent: TrackingConsent) => ResultAsync<unknown, GatewayError>;
  readonly logger: Logger;
}

/**
 * Creates the use case that applies a visitor's consent decision. It takes effect immediately, without waiting for the
 * origin to record it.
 *
 * Source: specification, section 3 (SITE-13); section 7, endpoint map (consent-log).
 *
 * @example
 * const consent = new ConsentStore();
 * createChooseConsent({ consent, logConsent, logger })({ analytics: true, advertising: true });
 * consent.get()?.advertising; // true
 */
export function createChooseConsent({ consent, logConsent, logger }: ChooseConsentDependencies): ChooseConsent {
  return (chosen) => {
    consent.chosen(chosen);
    void logConsent(chosen).orTee(({ code }) => logger.warn('A consent choice was not logged.', { code }));
  };
}
