import { makeCalls as make } from '#contract/report/make-calls.ts';
import { readCalls as read } from '#contract/report/read-calls.ts';
import '../answers/report-answers.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_CLASSIC_VIN, EXAMPLE_DOMAIN, EXAMPLE_EMAIL, EXAMPLE_VIN, ownValues } from '../example-values.ts';

/** Settings shared by all calls that create a report. */
const making = {
  about:
    'Costs one credit, or a use of the subscription, in the same transaction. If nothing is known about the vehicle, the response is an error and nothing is charged; repeating the request within a day returns the first report for free.',
  fails: [402, 409],
  limits: ['reportByAccount'],
} as const;

const mailing = {
  ...making,
  headers: ['uri', 'Idempotency-Key'],
  limits: ['mailedReportByAccount', 'reportByAccount'],
} as const;

const spec = { vin: EXAMPLE_VIN, email: EXAMPLE_EMAIL, year: 2003, make: 'Honda', model: 'Accord' };
const classic = { vin: EXAMPLE_CLASSIC_VIN, year: 1967, make: 'Ford', model: 'Mustang' };

/** The report calls. */
export const reportCalls = [
  documented(read.preview, {
    id: 'previewVehicle',
    summary: 'Get the available data of a vehicle before purchase',
    about:
      '`records` is the total number of records in all sections except recalls. `report` and `sticker` state which documents can be ' +
      'delivered; nothing else is sold.',
    example: { vin: EXAMPLE_VIN },
    fails: [404],
    limits: ['searchByCaller'],
  }),
  documented(make.generate, {
    ...making,
    id: 'generateReport',
    summary: 'Create a report',
    example: { vin: EXAMPLE_VIN, mileage: 52_000 },
  }),
  documented(make.generateBasic, {
    ...making,
    id: 'generateBasicReport',
    summary: 'Create a basic report',
    example: { vin: EXAMPLE_VIN },
  }),
  documented(make.generateClassic, {
    ...making,
    id: 'generateClassicReport',
    summary: 'Create a report of a classic vehicle',
    example: { ...classic, check_vname: 'yes', series: 'Convertible' },
  }),
  documented(make.generateWithSpec, {
    ...mailing,
    id: 'generateReportWithSpec',
    summary: 'Create a report of a vehicle with a given specification, and email a link to it',
    example: spec,
  }),
  documented(make.generateAntique, {
    ...mailing,
    id: 'generateAntiqueReport',
    summary: 'Create a report of an antique vehicle, and email a link to it',
    example: { ...spec, ...classic },
  }),
  documented(make.generateFirefly, {
    ...making,
    id: 'generateFireflyReport',
    summary: 'Create a report for a site',
    example: { vin: EXAMPLE_VIN, mileage: 52_000, uri: EXAMPLE_DOMAIN },
  }),
  documented(read.list, {
    id: 'listReports',
    summary: "List the user's reports, newest first",
    example: { page: 1 },
  }),
  documented(read.listFiltered, {
    id: 'filterReports',
    summary: "List the user's reports that match a filter",
    example: { text: 'honda', kind: 'full' },
  }),
  documented(read.read, {
    id: 'readReport',
    summary: "Get one of the user's reports",
    example: { id: ownValues.report },
    fails: [404],
  }),
  documented(read.compare, {
    id: 'compareReport',
    summary: 'Compare a report with the previous one of the same vehicle',
    example: { id: ownValues.report },
    fails: [404],
  }),
  documented(read.dispute, {
    id: 'disputeFinding',
    summary: 'Dispute a finding of a report',
    example: { id: ownValues.report, finding_id: ownValues.finding, message: 'This was a typing error.' },
    headers: ['uri'],
    fails: [404, 409],
    limits: ['disputeByAccount'],
  }),
] as const satisfies readonly DocumentedCall[];
