import type { ResultAsync } from 'neverthrow';
import type { ConsentRecord } from '#core/privacy/consent-record.ts';
import type { ConfirmedDeletion, DeletionState } from '#core/privacy/deletion-state.ts';
import type { PersonalDataExport } from '#core/privacy/personal-data-export.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Who keeps people's data for them: what they consented to, what is kept of them, and how it is erased. */
export interface PrivacyGateway {
  /** Writes down what a visitor allowed or refused. */
  logConsent(record: ConsentRecord, options?: CallOptions): ResultAsync<void, GatewayError>;
  /**
   * Confirms a deletion by the mailed link, which can be used once; one that was used or is over is `not-found`. The
   * account can be kept until the time that is answered.
   */
  confirmDeletion(linkToken: string, options?: CallOptions): ResultAsync<ConfirmedDeletion, GatewayError>;
  /** Keeps an account by the mailed link, which can be used once; one that was used or is over is `not-found`. */
  cancelDeletionByLink(linkToken: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Keeps the account of the signed-in person; twice is the same as once. */
  cancelDeletion(options?: CallOptions): ResultAsync<void, GatewayError>;
  /** How far the deletion of the signed-in person's account has come. */
  deletionState(options?: CallOptions): ResultAsync<DeletionState, GatewayError>;
  /** All that is kept of the signed-in person. */
  exportPersonalData(options?: CallOptions): ResultAsync<PersonalDataExport, GatewayError>;
}
