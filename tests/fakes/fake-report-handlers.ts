import { HttpResponse, type RequestHandler } from 'msw';
import type { Result } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import { documentFileCalls } from '#contract/document/file-calls.ts';
import { sampleReport } from '#contract/document/sample-calls.ts';
import { makeCalls } from '#contract/report/make-calls.ts';
import { readCalls } from '#contract/report/read-calls.ts';
import { disputeToWire, reportToWire, summaryToWire } from '#contract/report/wire-report.ts';
import { vehicleToWire } from '#contract/vehicle/wire-vehicle.ts';
import type { ReportStep } from '#core/report/report-step.ts';
import { vehicleFromRecord } from '#core/vehicle/vehicle-from-record.ts';
import type { ReportGateway, ReportGenerationError } from '#ports/report-gateway.ts';
import { answering } from './answering.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakeReportGateway } from './fake-report-gateway.ts';
import { createFakeStickerGateway } from './fake-sticker-gateway.ts';
import { bearerOf, dataAnswerOf, eventsAnswerOf, expected, pdfAnswerOf, wantsEvents, wireError } from './fake-wire.ts';

/** Returns handlers for the calls of section 7, "Reports", and of the endpoint map that create and store reports. */
export function fakeReportHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request): ReportGateway =>
    createFakeReportGateway({ origin: fake, token: () => bearerOf(request) });

  const sitePresent = (domain: string) => expected('uri', fake.sites.has(domain));
  const emailed = ({ email, mileage, ...fields }: TakenBy<typeof makeCalls.generateWithSpec>) => ({
    vehicle: vehicleFromRecord(fields),
    email,
    mileage: mileage ?? null,
  });
  const listed = async (page: ReturnType<ReportGateway['list']>) =>
    dataAnswerOf((await page).map(({ reports, ...rest }) => ({ ...rest, reports: reports.map(summaryToWire) })));
  const { print, printNewestReport, printSampleReport } = documentFileCalls;

  return [
    answering(origin, makeCalls.generate, async ({ report_type, mileage = null, vin }, request) => {
      const asked = { vin, mileage, reportType: report_type };
      const steps: ReportStep[] = [];
      const made = await of(request)
        .generate(asked, { onStep: (step) => steps.push(step) })
        .map(reportToWire);
      const answer = madeAnswer(made);
      return wantsEvents(request) ? streamed(steps, answer) : answer;
    }),
    answering(origin, makeCalls.generateBasic, async ({ vin, mileage = null }, request) =>
      madeAnswer(await of(request).generateBasic({ vin, mileage }).map(reportToWire)),
    ),
    answering(origin, makeCalls.generateClassic, async ({ vin, check_vname, mileage = null, ...fields }, request) => {
      const asked = { ...vehicleFromRecord(fields), vin, checkVehicleName: check_vname === 'yes', mileage };
      return madeAnswer(await of(request).generateClassic(asked).map(reportToWire));
    }),
    answering(origin, makeCalls.generateFirefly, async ({ vin, uri: siteDomain, mileage = null }, request) =>
      madeAnswer(
        await sitePresent(siteDomain)
          .asyncAndThen(() => of(request).generateFirefly({ vin, mileage, siteDomain }))
          .map(reportToWire),
      ),
    ),
    answering(origin, makeCalls.generateWithSpec, async (fields, request) =>
      madeAnswer(await of(request).generateWithSpec(emailed(fields))),
    ),
    answering(origin, makeCalls.generateAntique, async (fields, request) =>
      madeAnswer(await of(request).generateAntique(emailed(fields))),
    ),
    answering(origin, readCalls.list, ({ page }, request) => listed(of(request).list(page))),
    answering(origin, readCalls.listFiltered, ({ page, vin, text, kind, from, until }, request) => {
      const filter = {
        ...(vin && { vin }),
        ...(text && { text }),
        ...(kind && { kind }),
        ...(from && { from }),
        ...(until && { until }),
      };
      return listed(of(request).listFiltered({ filter, page }));
    }),
    answering(origin, readCalls.read, async ({ id }, request) =>
      dataAnswerOf(
        (await of(request).read(id)).map(({ disputes, ...report }) => ({
          ...reportToWire(report),
          disputes: disputes.map(disputeToWire),
        })),
      ),
    ),
    answering(origin, readCalls.compare, async ({ id }, request) =>
      dataAnswerOf(
        (await of(request).compare(id)).map(
          (compared) =>
            compared && { ...compared, earlier: { id: compared.earlier.id, created_at: compared.earlier.createdAt } },
        ),
      ),
    ),
    answering(origin, readCalls.dispute, async ({ id: reportId, finding_id: findingId, message }, request) =>
      dataAnswerOf((await of(request).dispute({ reportId, findingId, message })).map(disputeToWire)),
    ),
    answering(origin, readCalls.preview, async ({ vin }, request) =>
      dataAnswerOf(
        (await of(request).preview(vin)).map(({ vehicle, hasReport, hasSticker, ...body }) => ({
          ...body,
          vehicle: vehicleToWire(vehicle),
          report: hasReport,
          sticker: hasSticker,
        })),
      ),
    ),
    answering(origin, sampleReport, async (_nothing, request) =>
      dataAnswerOf((await of(request).readSample()).map(reportToWire)),
    ),
    answering(origin, printSampleReport, async (_nothing, request) => pdfAnswerOf(await of(request).readSamplePdf())),
    answering(origin, printNewestReport, async ({ vin }, request) => pdfAnswerOf(await of(request).readPdfByVin(vin))),
    // One call for both kinds of documents; their IDs never collide.
    answering(origin, print, async ({ id }, request) => {
      const stickers = createFakeStickerGateway({ origin: fake, token: () => bearerOf(request) });
      return pdfAnswerOf(await stickers.readPdf(id).orElse(() => of(request).readPdf(id)));
    }),
  ].flat();
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
