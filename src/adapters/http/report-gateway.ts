import type { ResultAsync } from 'neverthrow';
import type { ReportFilter } from '#core/report/report.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GenerateReportWithSpecRequest, ReportGateway, ReportGenerationError } from '#ports/report-gateway.ts';
import { endpoints } from './endpoints.ts';
import type { HttpBody, HttpCall, HttpFields } from './http-call.ts';
import type { HttpClient } from './http-client.ts';
import { disputedReport, findingDispute, reportComparison, reportPreview, sampleReport } from './kept-report-schema.ts';
import { mailedGeneration, reportGeneration, reportPage } from './report-schema.ts';
import { listeningTo, withoutSteps } from './report-stream.ts';

type Question = Pick<HttpCall, 'endpoint' | 'query'>;
type Wish = Pick<HttpCall, 'endpoint' | 'body' | 'retries'>;

/** How often the fallback is tried again (specification, section 9). */
const ANTIQUE_RETRIES = 3;

/**
 * Makes the gateway that asks the origin for reports. Making one is charged: all its tries carry one Idempotency-Key.
 *
 * Source: specification, section 7, "Reports" (RPT-01 to RPT-06, RPT-08, RPT-09, RPT-11).
 *
 * @example
 * const pdf = await createHttpReportGateway(http).readPdfByVin('1HGCM82693A000001');
 */
export function createHttpReportGateway(http: HttpClient): ReportGateway {
  const asked = (question: Question, options: CallOptions | undefined): HttpCall => ({
    method: 'GET',
    ...question,
    authenticated: true,
    signal: options?.signal,
  });
  const wanted = (wish: Wish, options: CallOptions | undefined): HttpCall => ({
    method: 'POST',
    ...wish,
    authenticated: true,
    onlyOnce: true,
    wish: options?.wish,
    signal: options?.signal,
  });
  const made = (wish: Wish, options: CallOptions | undefined) =>
    http.json(wanted(wish, options), reportGeneration).andThen((generation) => generation);

  function mailed(
    call: Pick<HttpCall, 'endpoint' | 'retries'>,
    { vehicle, email, mileage }: GenerateReportWithSpecRequest,
    options: CallOptions | undefined,
  ): ResultAsync<true, ReportGenerationError> {
    const body = form({ ...specFields(vehicle), email, mileage: mileage?.toString() });
    return http.json(wanted({ ...call, body }, options), mailedGeneration).andThen((generation) => generation);
  }

  return {
    generate: ({ vin, mileage, reportType }, options) => {
      const body = form({ vin, mileage: mileage?.toString(), report_type: reportType });
      const call = {
        ...wanted({ endpoint: endpoints.generateReport, body }, options),
        ...listeningTo(options?.onStep),
      };
      return http
        .answer(call)
        .andThen((answer) => http.read(call, withoutSteps(answer), reportGeneration))
        .andThen((generation) => generation);
    },
    generateBasic: ({ vin, mileage }, options) =>
      made({ endpoint: endpoints.generateBasicReport, body: form({ vin, mileage: mileage?.toString() }) }, options),
    generateClassic: ({ vin, checkVehicleName, year, make, model, series, mileage }, options) =>
      made(
        {
          endpoint: endpoints.generateClassicReport,
          body: form({
            vin,
            check_vname: checkVehicleName ? 'yes' : 'no',
            year: year?.toString() ?? '',
            make: make ?? '',
            model: model ?? '',
            series: series ?? '',
            mileage: mileage?.toString(),
          }),
        },
        options,
      ),
    generateWithSpec: (request, options) => mailed({ endpoint: endpoints.generateReportWithSpec }, request, options),
    generateAntique: (request, options) =>
      mailed(
        { endpoint: endpoints.generateAntiqueReport, retries: ANTIQUE_RETRIES },
        request,
        options && forAnotherCall(options),
      ),
    generateFirefly: ({ vin, mileage, siteDomain }, options) =>
      made(
        {
          endpoint: endpoints.generateFireflyReport,
          body: { encoding: 'json', value: { vin, mileage: mileage ?? undefined, uri: siteDomain } },
        },
        options,
      ),
    list: (page, options) =>
      http.json(asked({ endpoint: endpoints.reportLists, query: { page: page.toString() } }, options), reportPage),
    listFiltered: ({ filter, page }, options) =>
      http.json(
        asked(
          { endpoint: endpoints.filterReportLists, query: { ...filterFields(filter), page: page.toString() } },
          options,
        ),
        reportPage,
      ),
    read: (id, options) => http.json(asked({ endpoint: endpoints.report, query: { id } }, options), disputedReport),
    compare: (id, options) =>
      http.json(asked({ endpoint: endpoints.reportChanges, query: { id } }, options), reportComparison),
    dispute: ({ reportId, findingId, message }, options) =>
      http.json(
        {
          method: 'POST',
          endpoint: endpoints.dispute,
          body: form({ id: reportId, finding_id: findingId, message }),
          authenticated: true,
          onlyOnce: true,
          wish: options?.wish,
          signal: options?.signal,
        },
        findingDispute,
      ),
    preview: (vin, options) =>
      http.json(
        { method: 'GET', endpoint: endpoints.searchPage, query: { vin }, signal: options?.signal },
        reportPreview,
      ),
    readPdf: (id, options) =>
      http.file(asked({ endpoint: endpoints.viewPdf, query: { id } }, options), 'application/pdf'),
    readPdfByVin: (vin, options) =>
      http.file(asked({ endpoint: endpoints.filterPdf, query: { vin } }, options), 'application/pdf'),
    readSample: (options) =>
      http.json({ method: 'GET', endpoint: endpoints.sampleReport, signal: options?.signal }, sampleReport),
    readSamplePdf: (options) =>
      http.file(
        { method: 'GET', endpoint: endpoints.sampleReportPdf, identifiesSite: true, signal: options?.signal },
        'application/pdf',
      ),
  };
}

function form(fields: HttpFields): HttpBody {
  return { encoding: 'form', fields };
}

/** What is known of a vehicle, under the names of section 3. */
function specFields(vehicle: Vehicle): HttpFields {
  return {
    vin: vehicle.vin,
    year: vehicle.year?.toString(),
    make: vehicle.make ?? undefined,
    model: vehicle.model ?? undefined,
    model_id: vehicle.modelId ?? undefined,
    series: vehicle.series ?? undefined,
    trim: vehicle.trim ?? undefined,
    transmission: vehicle.transmission ?? undefined,
    engine: vehicle.engine ?? undefined,
    drive: vehicle.drive ?? undefined,
    doors: vehicle.doors?.toString(),
    vehicle_type: vehicle.vehicleType ?? undefined,
    fuel: vehicle.fuel ?? undefined,
  };
}

function filterFields({ vin, text, kind, from, until }: ReportFilter): HttpFields {
  return { vin: vin || undefined, text: text || undefined, kind, from: from?.toString(), until: until?.toString() };
}

/** The fallback of a wish is another call: under the same key the origin would take it for a mistake. */
function forAnotherCall({ wish, ...options }: CallOptions): CallOptions {
  return wish === undefined ? options : { ...options, wish: `${wish}-antique` };
}
