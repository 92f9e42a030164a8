import type { Result, ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { ReportGateway, ReportGenerationError } from '#ports/report-gateway.ts';
import { type FakeCaller, fakeCall } from './fake-call.ts';
import { fakePdf } from './fake-pdf.ts';
import type { FakePerson } from './fake-people.ts';

/** Creates the report gateway of a fake origin. */
export function createFakeReportGateway({ origin: { people, reports }, token }: FakeCaller): ReportGateway {
  const caller = () => people.byToken(token());

  function made<Made>(
    options: CallOptions | undefined,
    make: (person: FakePerson) => Result<Made, ReportGenerationError>,
  ): ResultAsync<Made, ReportGenerationError> {
    return fakeCall(options, caller).andThen((person) => make(person));
  }

  return {
    generate: ({ vin }, options) =>
      made(options, (person) => {
        options?.onStep?.({ step: 'vehicle', state: 'working' });
        const report = reports.make(person, vin, 'full');
        options?.onStep?.({ step: 'report', state: 'done' });
        return report;
      }),
    generateBasic: ({ vin }, options) => made(options, (person) => reports.make(person, vin, 'basic')),
    generateClassic: ({ vin }, options) => made(options, (person) => reports.make(person, vin, 'classic')),
    generateFirefly: ({ vin }, options) => made(options, (person) => reports.make(person, vin, 'full')),
    generateWithSpec: ({ vehicle }, options) =>
      made(options, (person) => reports.make(person, vehicle.vin, 'full').map(() => true as const)),
    generateAntique: ({ vehicle }, options) =>
      made(options, (person) => reports.makeFrom(person, vehicle).map(() => true as const)),
    list: (page, options) => fakeCall(options, () => caller().map((person) => reports.list(person, page))),
    listFiltered: ({ filter, page }, options) =>
      fakeCall(options, () => caller().map((person) => reports.list(person, page, filter))),
    read: (id, options) => fakeCall(options, () => caller().andThen((person) => reports.read(person, { id }))),
    compare: (id, options) => fakeCall(options, () => caller().andThen((person) => reports.compare(person, id))),
    dispute: (request, options) =>
      fakeCall(options, () => caller().andThen((person) => reports.dispute(person, request))),
    preview: (vin, options) => fakeCall(options, () => reports.preview(vin)),
    readPdf: (id, options) =>
      fakeCall(options, () =>
        caller()
          .andThen((person) => reports.read(person, { id }))
          .map(fakePdf),
      ),
    readPdfByVin: (vin, options) =>
      fakeCall(options, () =>
        caller()
          .andThen((person) => reports.read(person, { vin }))
          .map(fakePdf),
      ),
    readSample: (options) => fakeCall(options, () => reports.sample()),
    readSamplePdf: (options) => fakeCall(options, () => reports.sample().map(fakePdf)),
  };
}
