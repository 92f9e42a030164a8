import type { ResultAsync } from 'neverthrow';
import type { VinportContainer } from '#composition/create-container.ts';
import type { GenerateReportError } from '#core/report/generate-report.ts';
import type { Report } from '#core/report/report.ts';
import type { ReportRequest } from '#core/report/report-making-store.ts';

/** The kinds of report that a VIN can be asked for; the site's own bears its brand. */
export const REPORT_CHOICES = ['full', 'basic', 'site'] as const;

/** One of {@link REPORT_CHOICES}. */
export type ReportChoice = (typeof REPORT_CHOICES)[number];

/** Has the chosen kind of report made. A full one of a classic's VIN is the report of a classic (RPT-03 to RPT-05, RPT-09). */
export function makeReport(
  container: VinportContainer,
  choice: ReportChoice,
  { id, vin, mileage }: ReportRequest,
  signal: AbortSignal,
): ResultAsync<Report, GenerateReportError> {
  const options = { request: id, signal };
  switch (choice) {
    case 'full':
      return container.get('generateReportByVin')({ vin, mileage }, options);
    case 'basic':
      return container.get('generateBasicReport')({ vin, mileage }, options);
    case 'site':
      return container.get('generateFireflyReport')({ vin, mileage }, options);
  }
}
