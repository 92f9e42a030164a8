import type { ResultAsync } from 'neverthrow';
import type { DisputedReport, FindingDispute, ReportComparison } from '#core/report/finding-dispute.ts';
import type { Report, ReportFilter, ReportPage } from '#core/report/report.ts';
import type { ReportPreview } from '#core/report/report-preview.ts';
import type { ReportStep } from '#core/report/report-step.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Why no report was made: the call failed, or the origin answered with a status that is no success. */
export type ReportGenerationError =
  | GatewayError
  /** `message` is the origin's own word, such as `no data`, where it had one. */
  | { readonly code: 'not-accepted'; readonly message: string | null };

/** What is asked for when a report is wanted. A mileage that is `null` is not sent. */
export interface GenerateReportRequest {
  readonly vin: string;
  readonly mileage: number | null;
  /** The market whose records are searched, such as `US`. */
  readonly reportType: string;
}

/** What is asked for when a short report is wanted. A mileage that is `null` is not sent. */
export interface GenerateBasicReportRequest {
  readonly vin: string;
  readonly mileage: number | null;
}

/** What is asked for when a report of a classic is wanted. A mileage that is `null` is not sent. */
export interface GenerateClassicReportRequest {
  readonly vin: string;
  /** Whether the origin checks that the name belongs to the VIN. */
  readonly checkVehicleName: boolean;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly series: string | null;
  readonly mileage: number | null;
}

/** What is asked for when a report is wanted from a specification. A mileage that is `null` is not sent. */
export interface GenerateReportWithSpecRequest {
  readonly vehicle: Vehicle;
  /** Where the report goes. */
  readonly email: string;
  readonly mileage: number | null;
}

/** What is asked for when a firefly report is wanted. A mileage that is `null` is not sent. */
export interface GenerateFireflyReportRequest {
  readonly vin: string;
  readonly mileage: number | null;
  /** The domain of the site it is wanted on. */
  readonly siteDomain: string;
}

/** How a report is made, beside what every call can be told. */
export interface GenerateReportOptions extends CallOptions {
  /**
   * Hears of each step where the origin tells of them; after a connection was lost it hears of all again. An origin that
   * tells of none makes the report all the same.
   */
  readonly onStep?: (step: ReportStep) => void;
}

/** What is said against which finding of which report. */
export interface DisputeFindingRequest {
  readonly reportId: string;
  readonly findingId: string;
  readonly message: string;
}

/**
 * Who makes and keeps vehicle history reports (specification, section 7, "Reports"). Every call but `preview` and those
 * about the sample needs a signed-in person. Making a report charges one credit, both or neither; where nothing is found
 * nothing is charged. A second report of the same vehicle within 24 hours is the first one, for free.
 */
export interface ReportGateway {
  generate(request: GenerateReportRequest, options?: GenerateReportOptions): ResultAsync<Report, ReportGenerationError>;
  generateBasic(request: GenerateBasicReportRequest, options?: CallOptions): ResultAsync<Report, ReportGenerationError>;
  generateClassic(
    request: GenerateClassicReportRequest,
    options?: CallOptions,
  ): ResultAsync<Report, ReportGenerationError>;
  /** Answers `true` when the report was made; it goes by mail. */
  generateWithSpec(
    request: GenerateReportWithSpecRequest,
    options?: CallOptions,
  ): ResultAsync<true, ReportGenerationError>;
  /** The way that is left where {@link ReportGateway.generateWithSpec} fails. */
  generateAntique(
    request: GenerateReportWithSpecRequest,
    options?: CallOptions,
  ): ResultAsync<true, ReportGenerationError>;
  generateFirefly(
    request: GenerateFireflyReportRequest,
    options?: CallOptions,
  ): ResultAsync<Report, ReportGenerationError>;
  /** This person's reports, the newest first. The first page is 1; a page past the last is empty. */
  list(page: number, options?: CallOptions): ResultAsync<ReportPage, GatewayError>;
  /** The same, narrowed. */
  listFiltered(
    request: { readonly filter: ReportFilter; readonly page: number },
    options?: CallOptions,
  ): ResultAsync<ReportPage, GatewayError>;
  /** A report of this person with what they dispute in it; anyone else's is `not-found`. */
  read(id: string, options?: CallOptions): ResultAsync<DisputedReport, GatewayError>;
  /** What a report tells that this person's earlier one of the vehicle did not; `null` where it is the first. */
  compare(id: string, options?: CallOptions): ResultAsync<ReportComparison | null, GatewayError>;
  /** Disputes a finding; the same once more changes nothing, other words are a `conflict`. */
  dispute(request: DisputeFindingRequest, options?: CallOptions): ResultAsync<FindingDispute, GatewayError>;
  /** What there is of a vehicle, without being signed in; `not-found` for a VIN that leads to nothing. */
  preview(vin: string, options?: CallOptions): ResultAsync<ReportPreview, GatewayError>;
  /** A report of this person as a PDF file; anyone else's is `not-found`. */
  readPdf(id: string, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** The newest report of this person on a vehicle, as a PDF file; without one `not-found`. */
  readPdfByVin(vin: string, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** The whole report of a demonstration vehicle, for anyone; without demonstration data `not-found`. */
  readSample(options?: CallOptions): ResultAsync<Report, GatewayError>;
  /** The same as a PDF file. */
  readSamplePdf(options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
}
