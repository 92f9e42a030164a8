import type { ResultAsync } from 'neverthrow';
import type { DisputedReport, FindingDispute, ReportComparison } from '#core/report/finding-dispute.ts';
import type { Report, ReportFilter, ReportPage } from '#core/report/report.ts';
import type { ReportPreview } from '#core/report/report-preview.ts';
import type { ReportStep } from '#core/report/report-step.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/**
 * The reasons why no report was generated: the call failed, or the origin responded with a status other than success.
 */
export type ReportGenerationError =
  | GatewayError
  /** `message` is the origin's own text, such as `no data`, if any. */
  | { readonly code: 'not-accepted'; readonly message: string | null };

/** The request for a short report. A mileage of `null` is not sent. */
export interface GenerateBasicReportRequest {
  readonly vin: string;
  readonly mileage: number | null;
}

/** The request for a report. A mileage of `null` is not sent. */
export interface GenerateReportRequest extends GenerateBasicReportRequest {
  /** The market whose records are searched, such as `US`. */
  readonly reportType: string;
}

/** The request for a classic report. A mileage of `null` is not sent. */
export interface GenerateClassicReportRequest
  extends GenerateBasicReportRequest,
    Pick<Vehicle, 'year' | 'make' | 'model' | 'series'> {
  /** Whether the origin checks that the name matches the VIN. */
  readonly checkVehicleName: boolean;
}

/** The request for a report from a specification. A mileage of `null` is not sent. */
export interface GenerateReportWithSpecRequest {
  readonly vehicle: Vehicle;
  /** The address that the report is emailed to. */
  readonly email: string;
  readonly mileage: number | null;
}

/** The request for a firefly report. A mileage of `null` is not sent. */
export interface GenerateFireflyReportRequest extends GenerateBasicReportRequest {
  /** The domain of the requesting site. */
  readonly siteDomain: string;
}

/** The options for generating a report, in addition to the common ones. */
export interface GenerateReportOptions extends CallOptions {
  /**
   * Receives each step, if the origin streams them; after a lost connection, all steps are received again. An origin
   * without steps generates the report as well.
   */
  readonly onStep?: (step: ReportStep) => void;
}

/** The request to dispute a finding of a report. */
export interface DisputeFindingRequest {
  readonly reportId: string;
  readonly findingId: string;
  readonly message: string;
}

/**
 * Generates and stores vehicle history reports (specification, section 7, "Reports"). Every call except `preview` and
 * the sample calls requires a signed-in person. Generating a report and charging one credit is atomic; if nothing is
 * found, nothing is charged. A second report of the same vehicle within 24 hours returns the first one for free.
 */
export interface ReportGateway {
  generate(request: GenerateReportRequest, options?: GenerateReportOptions): ResultAsync<Report, ReportGenerationError>;
  generateBasic(request: GenerateBasicReportRequest, options?: CallOptions): ResultAsync<Report, ReportGenerationError>;
  generateClassic(
    request: GenerateClassicReportRequest,
    options?: CallOptions,
  ): ResultAsync<Report, ReportGenerationError>;
  /** Returns `true` if the report was generated; it is sent by email. */
  generateWithSpec(
    request: GenerateReportWithSpecRequest,
    options?: CallOptions,
  ): ResultAsync<true, ReportGenerationError>;
  /** The fallback if {@link ReportGateway.generateWithSpec} fails. */
  generateAntique(
    request: GenerateReportWithSpecRequest,
    options?: CallOptions,
  ): ResultAsync<true, ReportGenerationError>;
  generateFirefly(
    request: GenerateFireflyReportRequest,
    options?: CallOptions,
  ): ResultAsync<Report, ReportGenerationError>;
  /** Returns this person's reports, the newest first. Pages start at 1; a page past the last is empty. */
  list(page: number, options?: CallOptions): ResultAsync<ReportPage, GatewayError>;
  /** Returns the reports that match a filter. */
  listFiltered(
    request: { readonly filter: ReportFilter; readonly page: number },
    options?: CallOptions,
  ): ResultAsync<ReportPage, GatewayError>;
  /** Returns a report of this person with their disputes; a report of another person is `not-found`. */
  read(id: string, options?: CallOptions): ResultAsync<DisputedReport, GatewayError>;
  /** Returns the differences from this person's earlier report on the vehicle; `null` if this report is the first. */
  compare(id: string, options?: CallOptions): ResultAsync<ReportComparison | null, GatewayError>;
  /** Disputes a finding; repeating the same text has no effect, a different text is a `conflict`. */
  dispute(request: DisputeFindingRequest, options?: CallOptions): ResultAsync<FindingDispute, GatewayError>;
  /** Returns the extent of a vehicle's data without a sign-in; `not-found` for a VIN without a result. */
  preview(vin: string, options?: CallOptions): ResultAsync<ReportPreview, GatewayError>;
  /** Returns a report of this person as a PDF file; a report of another person is `not-found`. */
  readPdf(id: string, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** Returns this person's newest report on a vehicle as a PDF file; `not-found` if there is none. */
  readPdfByVin(vin: string, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** Returns the full report of a demonstration vehicle to anyone; `not-found` without demonstration data. */
  readSample(options?: CallOptions): ResultAsync<Report, GatewayError>;
  /** Returns the sample report as a PDF file. */
  readSamplePdf(options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
}

/** A dependency on these calls of the gateway. */
export type ReportCalls<Name extends keyof ReportGateway> = { readonly reports: Pick<ReportGateway, Name> };
