import type { ResultAsync } from 'neverthrow';
import type { VinportContainer } from '#composition/create-container.ts';
import type { GenerateReportError } from '#core/report/generate-report.ts';
import type { Report } from '#core/report/report.ts';
import type { ReportRequest } from '#core/report/report-making-store.ts';

/** The kinds of report that can be generated from a VIN. The site's own report carries its brand. */
export const REPORT_CHOICES = ['full', 'basic', 'site'] as const;

/** One of {@link REPORT_CHOICES}. */
export type ReportChoice = (typeof REPORT_CHOICES)[number];

/**
 * Generates the chosen kind of report. A full report for a classic VIN is a classic report (RPT-03 to RPT-05, RPT-09).
 */
export function makeReport(
  container: VinportContainer,
  choice: ReportChoice,
  { id, vin, mileage }: ReportRequest,
  signal: AbortSignal,
): ResultAsync<Report, GenerateReportError> {
  const options: { readonly idempotencyKey: string; readonly signal: AbortSignal } = { idempotencyKey: id, signal };
  switch (choice) {
    case 'full':
      return container.get('generateReportByVin')({ vin, mileage }, options);
    case 'basic':
      return container.get('generateBasicReport')({ vin, mileage }, options);
    case 'site':
      return container.get('generateFireflyReport')({ vin, mileage }, options);
  }
}
