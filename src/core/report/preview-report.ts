import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ReportGateway } from '#ports/report-gateway.ts';
import { readVin, type VinError } from '../vehicle/vin.ts';
import type { ReportPreview } from './report-preview.ts';

/** Returns the extent of a vehicle's data to anyone, before purchase. */
export type PreviewReport = (vin: string, options?: CallOptions) => ResultAsync<ReportPreview, VinError | GatewayError>;

/**
 * Creates the use case that returns the extent of a vehicle's data, so that customers do not pay for an empty report.
 *
 * Source: specification, section 7, endpoint map (search-page).
 *
 * @example
 * const reports = { preview: () => errAsync({ code: 'not-found', message: null } as const) };
 * const preview = await createPreviewReport({ reports })('1HGCM82693A000001');
 */
export function createPreviewReport({ reports }: { readonly reports: Pick<ReportGateway, 'preview'> }): PreviewReport {
  return (text, options) =>
    readVin(text).match(
      ({ value }): ResultAsync<ReportPreview, VinError | GatewayError> => reports.preview(value, options),
      (error) => errAsync(error),
    );
}
