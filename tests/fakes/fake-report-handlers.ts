import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Result } from 'neverthrow';
import { documentFileCalls } from '#contract/document/file-calls.ts';
import { sampleReport } from '#contract/document/sample-calls.ts';
import { makeCalls } from '#contract/report/make-calls.ts';
import { readCalls } from '#contract/report/read-calls.ts';
import { disputeToWire, reportToWire, summaryToWire } from '#contract/report/wire-report.ts';
import { vehicleToWire } from '#contract/vehicle/wire-vehicle.ts';
import type { DisputedReport } from '#core/report/finding-dispute.ts';
import type { ReportFilter, ReportPage } from '#core/report/report.ts';
import type { ReportStep } from '#core/report/report-step.ts';
import { vehicleFromRecord } from '#core/vehicle/vehicle-from-record.ts';

import type { ReportGateway, ReportGenerationError } from '#ports/report-gateway.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakeReportGateway } from './fake-report-gateway.ts';
import { createFakeStickerGateway } from './fake-sticker-gateway.ts';
import {
  bearerOf,
  dataAnswerOf,
  eventsAnswerOf,
  expected,
  jsonOf,
  pdfAnswerOf,
  plainFormOf,
  queryOf,
  type WireFields,
  wantsEvents,
  wireError,
} from './fake-wire.ts';

/** Returns handlers for the calls of section 7, "Reports", and of the endpoint map that create and store reports. */
export function fakeReportHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request): ReportGateway =>
    createFakeReportGateway({ origin: fake, token: () => bearerOf(request) });

  return [
    http.post(`${origin}${makeCalls.generate.path}`, async ({ request }) => {
      const { vin = '', report_type = '', ...fields } = await plainFormOf(request);
      const right = expected('report_type', report_type !== '');
      const asked = { vin, mileage: mileageIn(fields), reportType: report_type };
      const steps: ReportStep[] = [];
      const made = await right
        .asyncAndThen(() => of(request).generate(asked, { onStep: (step) => steps.push(step) }))
        .map(reportToWire);
      const answer = madeAnswer(made);
      return wantsEvents(request) ? streamed(steps, answer) : answer;
    }),
    http.post(`${origin}${makeCalls.generateBasic.path}`, async ({ request }) => {
      const { vin = '', ...fields } = await plainFormOf(request);
      return madeAnswer(
        await of(request)
          .generateBasic({ vin, mileage: mileageIn(fields) })
          .map(reportToWire),
      );
    }),
    http.post(`${origin}${makeCalls.generateClassic.path}`, async ({ request }) => {
      const { vin = '', check_vname = '', year, make, model, series, ...fields } = await plainFormOf(request);
      const right = expected('check_vname', check_vname === 'yes' || check_vname === 'no');
      const { year: builtIn, ...name } = vehicleFromRecord({ year, make, model, series });
      const asked = {
        ...name,
        vin,
        year: builtIn,
        checkVehicleName: check_vname === 'yes',
        mileage: mileageIn(fields),
      };
      return madeAnswer(await right.asyncAndThen(() => of(request).generateClassic(asked)).map(reportToWire));
    }),
    http.post(`${origin}${makeCalls.generateFirefly.path}`, async ({ request }) => {
      const { vin, uri, mileage } = await jsonOf(request);
      const right = expected('uri', typeof uri === 'string' && fake.sites.has(uri));
      const asked = {
        vin: String(vin),
        mileage: typeof mileage === 'number' ? mileage : null,
        siteDomain: String(uri),
      };
      return madeAnswer(await right.asyncAndThen(() => of(request).generateFirefly(asked)).map(reportToWire));
    }),
    ...[makeCalls.generateWithSpec, makeCalls.generateAntique].map(({ path }) =>
      http.post(`${origin}${path}`, async ({ request }) => {
        const { email = '', ...fields } = await plainFormOf(request);
        const asked = { vehicle: vehicleFromRecord(fields), email, mileage: mileageIn(fields) };
        const reports = of(request);
        const made =
          path === makeCalls.generateAntique.path ? reports.generateAntique(asked) : reports.generateWithSpec(asked);
        return madeAnswer(await expected('email', email !== '').asyncAndThen(() => made));
      }),
    ),
    http.get(`${origin}${readCalls.list.path}`, async ({ request }) =>
      dataAnswerOf((await of(request).list(Number(queryOf(request, 'page')))).map(wirePage)),
    ),
    http.get(`${origin}${readCalls.listFiltered.path}`, async ({ request }) => {
      const page = Number(queryOf(request, 'page'));
      return dataAnswerOf((await of(request).listFiltered({ filter: filterIn(request), page })).map(wirePage));
    }),
    http.get(`${origin}${readCalls.read.path}`, async ({ request }) =>
      dataAnswerOf((await of(request).read(queryOf(request, 'id'))).map(wireDisputed)),
    ),
    http.get(`${origin}${readCalls.compare.path}`, async ({ request }) =>
      dataAnswerOf(
        (await of(request).compare(queryOf(request, 'id'))).map(
          (compared) =>
            compared && { ...compared, earlier: { id: compared.earlier.id, created_at: compared.earlier.createdAt } },
        ),
      ),
    ),
    http.post(`${origin}${readCalls.dispute.path}`, async ({ request }) => {
      const { id = '', finding_id = '', message = '' } = await plainFormOf(request);
      const asked = { reportId: id, findingId: finding_id, message };
      return dataAnswerOf((await of(request).dispute(asked)).map(disputeToWire));
    }),
    http.get(`${origin}${readCalls.preview.path}`, async ({ request }) =>
      dataAnswerOf(
        (await of(request).preview(queryOf(request, 'vin'))).map(({ vehicle, hasReport, hasSticker, ...body }) => ({
          ...body,
          vehicle: vehicleToWire(vehicle),
          report: hasReport,
          sticker: hasSticker,
        })),
      ),
    ),
    http.get(`${origin}${sampleReport.path}`, async ({ request }) =>
      dataAnswerOf((await of(request).readSample()).map(reportToWire)),
    ),
    http.get(`${origin}${documentFileCalls.printSampleReport.path}`, async ({ request }) =>
      pdfAnswerOf(await of(request).readSamplePdf()),
    ),
    http.get(`${origin}${documentFileCalls.printNewestReport.path}`, async ({ request }) =>
      pdfAnswerOf(await of(request).readPdfByVin(queryOf(request, 'vin'))),
    ),
    // One call for both kinds of documents; their IDs never collide.
    http.get(`${origin}${documentFileCalls.print.path}`, async ({ request }) => {
      const id = queryOf(request, 'id');
      const stickers = createFakeStickerGateway({ origin: fake, token: () => bearerOf(request) });
      return pdfAnswerOf(await stickers.readPdf(id).orElse(() => of(request).readPdf(id)));
    }),
  ];
}

function mileageIn({ mileage }: WireFields): number | null {
  return mileage === undefined ? null : Number(mileage);
}

function filterIn(request: Request): ReportFilter {
  const kind = (['full', 'basic', 'classic', 'antique'] as const).find((one) => one === queryOf(request, 'kind'));
  const [vin, text, from, until] = ['vin', 'text', 'from', 'until'].map((name) => queryOf(request, name));
  return {
    ...(vin && { vin }),
    ...(text && { text }),
    ...(kind && { kind }),
    ...(from && { from: Number(from) }),
    ...(until && { until: Number(until) }),
  };
}

function wirePage({ reports, ...page }: ReportPage): object {
  return { ...page, reports: reports.map(summaryToWire) };
}

function wireDisputed({ disputes, ...report }: DisputedReport): object {
  return { ...reportToWire(report), disputes: disputes.map(disputeToWire) };
}

/** Streams the steps and then the response as events. */
async function streamed(steps: readonly ReportStep[], answer: Response): Promise<Response> {
  const body: object = await answer.json();
  const isMade = answer.ok && 'data' in body;
  const last = isMade ? body : { http_status: answer.status, ...body };
  return eventsAnswerOf([...steps.map((step) => ['step', step] as const), [isMade ? 'report' : 'failure', last]]);
}

/** A failed report is a status in an OK response (RPT-07). */
function madeAnswer(made: Result<object | true, ReportGenerationError>): Response {
  return made.match(
    (data) => HttpResponse.json({ status: 'success', ...(data !== true && { data }) }),
    (error) =>
      error.code === 'not-accepted' ? HttpResponse.json({ status: 'error', message: error.message }) : wireError(error),
  );
}
