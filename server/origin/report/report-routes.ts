import { type Context, Hono } from 'hono';
import type { ReportStep } from '#core/report/report-step.ts';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answerWith } from '../kernel/answer.ts';
import { idempotencyKeyOf } from '../kernel/idempotency.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readForm, readJson, readQuery } from '../kernel/read-input.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { siteOfRequest } from '../kernel/site/site-of-request.ts';
import { answerInSteps } from '../kernel/stream-answer.ts';
import { compareReport } from './compare-report.ts';
import { disputeFinding, disputeFindingInput } from './dispute-finding.ts';
import { generateAntiqueReport } from './generate-antique-report.ts';
import { generateBasicReport, generateBasicReportInput } from './generate-basic-report.ts';
import { generateClassicReport, generateClassicReportInput } from './generate-classic-report.ts';
import { generateFireflyReport, generateFireflyReportInput } from './generate-firefly-report.ts';
import { generateReport, generateReportInput } from './generate-report.ts';
import { generateReportWithSpec } from './generate-report-with-spec.ts';
import { filterReportsInput, listReports, listReportsInput } from './list-reports.ts';
import { mailedReportInput } from './make-mailed-report.ts';
import { searchVehicle, searchVehicleInput } from './search-vehicle.ts';
import { reportIdInput, showReport } from './show-report.ts';

/** The calls about reports; all but the look before paying are for the signed-in person alone. */
export function reportRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const onlySignedIn = signedIn(ctx);
  const mailed = (generate: typeof generateReportWithSpec) => async (c: Context<SignedInEnv>) => {
    const site = await siteAddress(ctx, siteCluesOf(c));
    return answerWith(c, await readForm(c, mailedReportInput), (input) =>
      generate(c.get('signedIn'), input, { ...callOf(c), site }),
    );
  };
  return new Hono<SignedInEnv>()
    .post('/api-cwa/generate-report', onlySignedIn, async (c) => {
      const input = await readForm(c, generateReportInput);
      return answerInSteps(
        c,
        ctx,
        { input, events: { step: 'step', answer: 'report' } },
        (fields, onStep: (step: ReportStep) => void) =>
          generateReport(c.get('signedIn'), fields, { ...callOf(c), onStep }),
      );
    })
    .post('/api-cwa/generate_uvc_report', onlySignedIn, async (c) =>
      answerWith(c, await readForm(c, generateBasicReportInput), (input) =>
        generateBasicReport(c.get('signedIn'), input, callOf(c)),
      ),
    )
    .post('/api-cwa/generate_classic_report', onlySignedIn, async (c) =>
      answerWith(c, await readForm(c, generateClassicReportInput), (input) =>
        generateClassicReport(c.get('signedIn'), input, callOf(c)),
      ),
    )
    .post('/api-cwa/generate-report-with-spec', onlySignedIn, mailed(generateReportWithSpec))
    .post('/api/classic/antique', onlySignedIn, mailed(generateAntiqueReport))
    .post('/api/firefly', onlySignedIn, async (c) =>
      answerWith(c, await readJson(c, generateFireflyReportInput), (input) =>
        generateFireflyReport(c.get('signedIn'), input, callOf(c)),
      ),
    )
    .get('/api-cwa/report-lists', onlySignedIn, (c) =>
      answerWith(c, readQuery(c, listReportsInput), (input) => listReports(c.get('signedIn'), input)),
    )
    .get('/api-cwa/filter_report_lists', onlySignedIn, (c) =>
      answerWith(c, readQuery(c, filterReportsInput), (input) => listReports(c.get('signedIn'), input)),
    )
    .get('/api-cwa/report', onlySignedIn, (c) =>
      answerWith(c, readQuery(c, reportIdInput), (input) => showReport(c.get('signedIn'), input)),
    )
    .get('/api-cwa/report-changes', onlySignedIn, (c) =>
      answerWith(c, readQuery(c, reportIdInput), (input) => compareReport(c.get('signedIn'), input)),
    )
    .post('/api-cwa/dispute', onlySignedIn, async (c) =>
      answerWith(c, await readForm(c, disputeFindingInput), (input) =>
        disputeFinding(c.get('signedIn'), input, siteOfRequest(ctx, c)),
      ),
    )
    .get('/api-cwa/search-page', (c) =>
      answerWith(c, readQuery(c, searchVehicleInput), (input) => searchVehicle(ctx, input, callerOf(c))),
    );
}

function callOf(c: Context) {
  return { idempotencyKey: idempotencyKeyOf(c) };
}
