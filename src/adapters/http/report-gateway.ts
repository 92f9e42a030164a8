import { err, ok, type ResultAsync } from 'neverthrow';
import { documentFileCalls } from '#contract/document/file-calls.ts';
import { sampleReport } from '#contract/document/sample-calls.ts';
import { makeCalls } from '#contract/report/make-calls.ts';
import { readCalls } from '#contract/report/read-calls.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { GenerateReportWithSpecRequest, ReportGateway, ReportGenerationError } from '#ports/report-gateway.ts';
import type { HttpClient } from './http-client.ts';
import { callInSteps } from './streamed-answer.ts';

type NotAccepted = Extract<ReportGenerationError, { readonly code: 'not-accepted' }>;

/**
 * Creates the gateway that requests reports from the origin. Generating a report is charged, so all its attempts carry
 * the same Idempotency-Key.
 *
 * Source: specification, section 7, "Reports" (RPT-01 to RPT-06, RPT-08, RPT-09, RPT-11).
 *
 * @example
 * const pdf = await createHttpReportGateway(http).readPdfByVin('1HGCM82693A000001');
 */
export function createHttpReportGateway(http: HttpClient): ReportGateway {
  return {
    generate: ({ vin, mileage, reportType }, options) =>
      accepted(
        callInSteps(http, makeCalls.generate, { vin, mileage: mileage ?? undefined, report_type: reportType }, options),
      ),
    generateBasic: ({ vin, mileage }, options) =>
      accepted(http.call(makeCalls.generateBasic, { vin, mileage: mileage ?? undefined }, options)),
    generateClassic: ({ vin, checkVehicleName, year, make, model, series, mileage }, options) =>
      accepted(
        http.call(
          makeCalls.generateClassic,
          {
            vin,
            check_vname: checkVehicleName ? 'yes' : 'no',
            year: year ?? '',
            make: make ?? '',
            model: model ?? '',
            series: series ?? '',
            mileage: mileage ?? undefined,
          },
          options,
        ),
      ),
    generateWithSpec: (request, options) =>
      accepted(http.call(makeCalls.generateWithSpec, mailedFields(request), options)),
    generateAntique: (request, options) =>
      accepted(http.call(makeCalls.generateAntique, mailedFields(request), options && forAnotherCall(options))),
    generateFirefly: ({ vin, mileage, siteDomain }, options) =>
      accepted(http.call(makeCalls.generateFirefly, { vin, mileage: mileage ?? undefined, uri: siteDomain }, options)),
    list: (page, options) => http.call(readCalls.list, { page }, options),
    listFiltered: ({ filter: { vin, text, ...filter }, page }, options) =>
      http.call(readCalls.listFiltered, { ...filter, vin: vin || undefined, text: text || undefined, page }, options),
    read: (id, options) => http.call(readCalls.read, { id }, options),
    compare: (id, options) => http.call(readCalls.compare, { id }, options),
    dispute: ({ reportId, findingId, message }, options) =>
      http.call(readCalls.dispute, { id: reportId, finding_id: findingId, message }, options),
    preview: (vin, options) => http.call(readCalls.preview, { vin }, options),
    readPdf: (id, options) => http.download(documentFileCalls.print, { id }, options).map(({ bytes }) => bytes),
    readPdfByVin: (vin, options) =>
      http.download(documentFileCalls.printNewestReport, { vin }, options).map(({ bytes }) => bytes),
    readSample: (options) => http.call(sampleReport, {}, options),
    readSamplePdf: (options) =>
      http.download(documentFileCalls.printSampleReport, {}, options).map(({ bytes }) => bytes),
  };
}

/** A status other than success is an error, with the origin's message. */
function accepted<Made>(made: ResultAsync<Made | NotAccepted, GatewayError>): ResultAsync<Made, ReportGenerationError> {
  return made.andThen((answer) => (isNotAccepted(answer) ? err(answer) : ok(answer)));
}

function isNotAccepted<Made>(answer: Made | NotAccepted): answer is NotAccepted {
  return typeof answer === 'object' && answer !== null && 'code' in answer;
}

/** The known fields of a vehicle, with the names from section 3. */
function mailedFields({ vehicle, email, mileage }: GenerateReportWithSpecRequest) {
  return { ...specFields(vehicle), email, mileage: mileage ?? undefined };
}

function specFields(vehicle: Vehicle) {
  return {
    vin: vehicle.vin,
    year: vehicle.year ?? undefined,
    make: vehicle.make ?? undefined,
    model: vehicle.model ?? undefined,
    model_id: vehicle.modelId ?? undefined,
    series: vehicle.series ?? undefined,
    trim: vehicle.trim ?? undefined,
    transmission: vehicle.transmission ?? undefined,
    engine: vehicle.engine ?? undefined,
    drive: vehicle.drive ?? undefined,
    doors: vehicle.doors ?? undefined,
    vehicle_type: vehicle.vehicleType ?? undefined,
    fuel: vehicle.fuel ?? undefined,
  };
}

/** The fallback is a different call. With the same key, the origin would reject it as a misuse of the key. */
function forAnotherCall({ idempotencyKey, ...options }: CallOptions): CallOptions {
  return idempotencyKey === undefined ? options : { ...options, idempotencyKey: `${idempotencyKey}-antique` };
}
