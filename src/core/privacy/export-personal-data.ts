import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import type { PersonalDataExport } from './personal-data-export.ts';

/** Hands out to the signed-in person all that is kept of them. */
export type ExportPersonalData = (options?: CallOptions) => ResultAsync<PersonalDataExport, GatewayError>;

/**
 * Makes the use case that hands out all that is kept of a person.
 *
 * Source: the product's own calls.
 *
 * @example
 * const privacy = { exportPersonalData: () => okAsync({ exportedAt: 0, sections: {} }) };
 * const data = await createExportPersonalData({ privacy })();
 */
export function createExportPersonalData({
  privacy,
}: {
  readonly privacy: Pick<PrivacyGateway, 'exportPersonalData'>;
}): ExportPersonalData {
  return (options) => privacy.exportPersonalData(options);
}
