import * as z from 'zod';
import { disputeFindingInput } from '#origin/report/dispute-finding.ts';
import { generateBasicReportInput } from '#origin/report/generate-basic-report.ts';
import { generateClassicReportInput } from '#origin/report/generate-classic-report.ts';
import { generateFireflyReportInput } from '#origin/report/generate-firefly-report.ts';
import { generateReportInput } from '#origin/report/generate-report.ts';
import { filterReportsInput, listReportsInput } from '#origin/report/list-reports.ts';
import { mailedReportInput } from '#origin/report/make-mailed-report.ts';
import { searchVehicleInput } from '#origin/report/search-vehicle.ts';
import { reportIdInput } from '#origin/report/show-report.ts';
import { done, success } from '../answer-schemas.ts';
import { comparison, dispute, preview, report, reportPage, reportStep } from '../answers/report-answers.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_CLASSIC_VIN, EXAMPLE_DOMAIN, EXAMPLE_EMAIL, EXAMPLE_VIN, ownValues } from '../example-values.ts';

const PRICE =
  'One credit, or a use of the subscription, in the same transaction. Where nothing is known of the vehicle, the answer is an error and nothing is charged; the same wish within a day gets the first report, free.';

/** What each wish for a report has in common. */
const wish = {
  by: 'signed-in',
  headers: ['Idempotency-Key'],
  declines: true,
  fails: [402, 409],
  limits: ['reportByAccount'],
} as const;

const spec = { vin: EXAMPLE_VIN, email: EXAMPLE_EMAIL, year: 2003, make: 'Honda', model: 'Accord' };

/** The calls about reports. */
export const reportCalls = [
  {
    id: 'previewVehicle',
    call: 'GET /api-cwa/search-page',
    summary: 'Tell what is known of a vehicle before anybody pays',
    about:
      '`records` is the sum of the records of all sections but recalls. `report` and `sticker` say which documents can be ' +
      'delivered; nothing else is sold.',
    by: 'anyone',
    takes: { as: ['query'], schema: searchVehicleInput, example: { vin: EXAMPLE_VIN } },
    answer: { json: success(preview) },
    fails: [404],
    limits: ['searchByCaller'],
  },
  {
    ...wish,
    id: 'generateReport',
    call: 'POST /api-cwa/generate-report',
    summary: 'Make a report',
    about: PRICE,
    takes: { as: ['form'], schema: generateReportInput, example: { vin: EXAMPLE_VIN, mileage: 52_000 } },
    answer: { json: success(report), events: { step: reportStep, report: success(report) } },
  },
  {
    ...wish,
    id: 'generateBasicReport',
    call: 'POST /api-cwa/generate_uvc_report',
    summary: 'Make a basic report',
    about: PRICE,
    takes: { as: ['form'], schema: generateBasicReportInput, example: { vin: EXAMPLE_VIN } },
    answer: { json: success(report) },
  },
  {
    ...wish,
    id: 'generateClassicReport',
    call: 'POST /api-cwa/generate_classic_report',
    summary: 'Make a report of a classic vehicle',
    about: PRICE,
    takes: {
      as: ['form'],
      schema: generateClassicReportInput,
      example: {
        vin: EXAMPLE_CLASSIC_VIN,
        check_vname: 'yes',
        year: 1967,
        make: 'Ford',
        model: 'Mustang',
        series: 'Convertible',
      },
    },
    answer: { json: success(report) },
  },
  {
    ...wish,
    id: 'generateReportWithSpec',
    call: 'POST /api-cwa/generate-report-with-spec',
    summary: 'Make a report of a vehicle whose specification is told, and mail a link to it',
    about: PRICE,
    takes: { as: ['form'], schema: mailedReportInput, example: spec },
    headers: ['uri', 'Idempotency-Key'],
    answer: { json: done },
    limits: ['mailedReportByAccount', 'reportByAccount'],
  },
  {
    ...wish,
    id: 'generateAntiqueReport',
    call: 'POST /api/classic/antique',
    summary: 'Make a report of an antique vehicle, and mail a link to it',
    about: PRICE,
    takes: {
      as: ['form'],
      schema: mailedReportInput,
      example: { ...spec, vin: EXAMPLE_CLASSIC_VIN, year: 1967, make: 'Ford', model: 'Mustang' },
    },
    headers: ['uri', 'Idempotency-Key'],
    answer: { json: done },
    limits: ['mailedReportByAccount', 'reportByAccount'],
  },
  {
    ...wish,
    id: 'generateFireflyReport',
    call: 'POST /api/firefly',
    summary: 'Make a report for a site',
    about: PRICE,
    takes: {
      as: ['json'],
      schema: generateFireflyReportInput,
      example: { vin: EXAMPLE_VIN, mileage: 52_000, uri: EXAMPLE_DOMAIN },
    },
    answer: { json: success(report) },
  },
  {
    id: 'listReports',
    call: 'GET /api-cwa/report-lists',
    summary: "List the person's reports, the newest first",
    by: 'signed-in',
    takes: { as: ['query'], schema: listReportsInput, example: { page: 1 } },
    answer: { json: reportPage },
  },
  {
    id: 'filterReports',
    call: 'GET /api-cwa/filter_report_lists',
    summary: "List those of the person's reports that fit a filter",
    by: 'signed-in',
    takes: { as: ['query'], schema: filterReportsInput, example: { text: 'honda', kind: 'full' } },
    answer: { json: reportPage },
  },
  {
    id: 'readReport',
    call: 'GET /api-cwa/report',
    summary: "Read one of the person's reports",
    by: 'signed-in',
    takes: { as: ['query'], schema: reportIdInput, example: { id: ownValues.report } },
    answer: { json: success(report.extend({ disputes: z.array(dispute) })) },
    fails: [404],
  },
  {
    id: 'compareReport',
    call: 'GET /api-cwa/report-changes',
    summary: 'Tell what has changed since the report before of the same vehicle',
    by: 'signed-in',
    takes: { as: ['query'], schema: reportIdInput, example: { id: ownValues.report } },
    answer: { json: success(comparison) },
    fails: [404],
  },
  {
    id: 'disputeFinding',
    call: 'POST /api-cwa/dispute',
    summary: 'Dispute a finding of a report',
    by: 'signed-in',
    takes: {
      as: ['form'],
      schema: disputeFindingInput,
      example: { id: ownValues.report, finding_id: ownValues.finding, message: 'This was a typing error.' },
    },
    headers: ['uri'],
    answer: { json: success(dispute) },
    fails: [404, 409],
    limits: ['disputeByAccount'],
  },
] as const satisfies readonly DocumentedCall[];
