import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { Clock } from '#ports/clock.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import type { TrackingConsent } from '../site/tracking-consent.ts';
import type { ConsentRecord } from './consent-record.ts';

/** Records a visitor's consent or refusal and returns the record. */
export type LogConsent = (consent: TrackingConsent, options?: CallOptions) => ResultAsync<ConsentRecord, GatewayError>;

/** The dependencies of {@link createLogConsent}. */
export interface LogConsentDependencies {
  readonly privacy: Pick<PrivacyGateway, 'logConsent'>;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/**
 * Creates the use case that records a visitor's consent. The choice applies in the browser without waiting for the
 * call.
 *
 * Source: specification, section 7, endpoint map (consent-log).
 *
 * @example
 * const privacy = { logConsent: () => okAsync(undefined) };
 * const logConsent = createLogConsent({ privacy, clock: { now: () => 0 }, ids });
 * const record = await logConsent({ analytics: true, advertising: false });
 */
export function createLogConsent({ privacy, clock, ids }: LogConsentDependencies): LogConsent {
  return ({ analytics, advertising }, options) => {
    const record = { id: ids.next(), decidedAt: clock.now(), analytics, advertising };
    return privacy.logConsent(record, options).map(() => record);
  };
}
