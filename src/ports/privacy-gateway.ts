import type { ResultAsync } from 'neverthrow';
import type { ConsentRecord } from '#core/privacy/consent-record.ts';
import type { ConfirmedDeletion, DeletionState } from '#core/privacy/deletion-state.ts';
import type { PersonalDataExport } from '#core/privacy/personal-data-export.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Manages consent records, personal data exports and account deletion. */
export interface PrivacyGateway {
  /** Records a visitor's consent or refusal. */
  logConsent(record: ConsentRecord, options?: CallOptions): ResultAsync<void, GatewayError>;
  /**
   * Confirms a deletion through the emailed link. The link works once; a used or expired link is `not-found`. The
   * deletion can be canceled until the returned time.
   */
  confirmDeletion(linkToken: string, options?: CallOptions): ResultAsync<ConfirmedDeletion, GatewayError>;
  /** Cancels a deletion through the emailed link. The link works once; a used or expired link is `not-found`. */
  cancelDeletionByLink(linkToken: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Cancels the deletion of the signed-in person's account. Idempotent. */
  cancelDeletion(options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Returns the deletion state of the signed-in person's account. */
  deletionState(options?: CallOptions): ResultAsync<DeletionState, GatewayError>;
  /** Returns all stored data about the signed-in person. */
  exportPersonalData(options?: CallOptions): ResultAsync<PersonalDataExport, GatewayError>;
}

/** A dependency on these calls of the gateway. */
export type PrivacyCalls<Name extends keyof PrivacyGateway> = { readonly privacy: Pick<PrivacyGateway, Name> };
