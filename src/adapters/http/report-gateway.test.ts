import type { ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { reportToWire as wireReport } from '#contract/report/wire-report.ts';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';
import type { ReportGateway } from '#ports/report-gateway.ts';
import { aReport } from '#tests/builders/a-report.ts';
import { aVehicle } from '#tests/builders/a-vehicle.ts';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpReportGateway } from './report-gateway.ts';

const form = 'application/x-www-form-urlencoded';
const vin = '1HGCM82693A000001';

const made = { body: { status: 'success', data: wireReport(aReport()) } };

const classic = {
  vin: '7F03C000001',
  checkVehicleName: true,
  year: 1967,
  make: 'Ford',
  model: 'Mustang',
  series: 'Convertible',
  mileage: 61_000,
};
const nameless = { ...classic, checkVehicleName: false, year: null, make: null, model: null, series: null };

/** Makes one gateway call and returns the request that the origin received. */
async function sent(call: (reports: ReportGateway) => ResultAsync<unknown, unknown>, answer: object = made) {
  const wire = await openWire();
  wire.origin.answers(answer);
  await call(createHttpReportGateway(wire.http));
  const { method, path, headers, ...request } = wire.origin.onlyRequest();
  const { authorization, 'idempotency-key': key } = headers;
  return { ...request, call: `${method} ${path}`, authorization, key };
}

describe('report call requests', () => {
  it('RPT-03 RPT-06 generate sends a form with VIN, mileage and report type', async () => {
    const made = await sent((reports) => reports.generate({ vin, mileage: 52_000, reportType: 'US' }));
    expect(made).toMatchObject({
      call: 'POST /api-cwa/generate-report',
      type: form,
      authorization: 'Bearer secret',
    });
    expect(made.fields).toEqual({ vin, mileage: '52000', report_type: 'US' });
  });

  it('RPT-06 omits an unknown mileage and sends a mileage of zero', async () => {
    const unknown = await sent((reports) => reports.generate({ vin, mileage: null, reportType: 'CA' }));
    expect(unknown.fields).toEqual({ vin, report_type: 'CA' });
    const zero = await sent((reports) => reports.generate({ vin, mileage: 0, reportType: 'CA' }));
    expect(zero.fields).toEqual({ vin, mileage: '0', report_type: 'CA' });
  });

  it('RPT-04 generateBasic sends a form with the VIN, and the mileage if known', async () => {
    const known = await sent((reports) => reports.generateBasic({ vin, mileage: 7 }));
    expect(known).toMatchObject({ call: 'POST /api-cwa/generate_uvc_report', type: form });
    expect(known.fields).toEqual({ vin, mileage: '7' });
    expect((await sent((reports) => reports.generateBasic({ vin, mileage: null }))).fields).toEqual({ vin });
  });

  it('RPT-05 generateClassic sends a form with all known fields of the classic vehicle', async () => {
    const made = await sent((reports) => reports.generateClassic(classic));
    expect(made).toMatchObject({ call: 'POST /api-cwa/generate_classic_report', type: form });
    expect(made.fields).toEqual({
      vin: '7F03C000001',
      check_vname: 'yes',
      year: '1967',
      make: 'Ford',
      model: 'Mustang',
      series: 'Convertible',
      mileage: '61000',
    });
  });

  it('RPT-05 RPT-06 generateClassic sends unknown fields blank and omits the mileage', async () => {
    const made = await sent((reports) => reports.generateClassic({ ...nameless, mileage: null }));
    const blank = { year: '', make: '', model: '', series: '' };
    expect(made.fields).toEqual({ vin: '7F03C000001', check_vname: 'no', ...blank });
  });

  it.each([
    ['RPT-01', 'generateWithSpec', '/api-cwa/generate-report-with-spec'],
    ['RPT-02', 'generateAntique', '/api/classic/antique'],
  ] as const)('%s %s sends the specification as a form to %s', async (_row, way, path) => {
    const vehicle = {
      ...unknownVehicle(vin),
      year: 2003,
      make: 'Honda',
      model: 'Accord',
      modelId: '1861',
      series: 'EX',
      trim: 'EX-V6',
      doors: 4,
      engine: '3.0 L V6',
      fuel: 'Gasoline',
      drive: 'FWD',
      transmission: 'Automatic',
      vehicleType: 'PASSENGER CAR',
    };
    const request = { vehicle, email: 'ada@people.example', mileage: 52_000 };
    const made = await sent((reports) => reports[way](request), { body: { status: 'success' } });
    expect(made).toMatchObject({ call: `POST ${path}`, type: form, authorization: 'Bearer secret' });
    expect(made.fields).toEqual({
      vin,
      year: '2003',
      make: 'Honda',
      model: 'Accord',
      model_id: '1861',
      series: 'EX',
      trim: 'EX-V6',
      transmission: 'Automatic',
      engine: '3.0 L V6',
      drive: 'FWD',
      doors: '4',
      vehicle_type: 'PASSENGER CAR',
      fuel: 'Gasoline',
      email: 'ada@people.example',
      mileage: '52000',
    });
  });

  it('RPT-01 RPT-06 generateWithSpec omits unknown fields', async () => {
    const request = { vehicle: unknownVehicle(vin), email: 'ada@people.example', mileage: null };
    const made = await sent((reports) => reports.generateWithSpec(request), { body: { status: 'success' } });
    expect(made.fields).toEqual({ vin, email: 'ada@people.example' });
  });

  it('RPT-09 generateFirefly sends JSON with VIN, mileage and the site as uri', async () => {
    const request = { vin, mileage: 52_000, siteDomain: 'vinport.example' };
    const known = await sent((reports) => reports.generateFirefly(request));
    expect(known).toMatchObject({
      call: 'POST /api/firefly',
      type: 'application/json',
      authorization: 'Bearer secret',
    });
    expect(known.json).toEqual({ vin, mileage: 52_000, uri: 'vinport.example' });
    const unknown = await sent((reports) => reports.generateFirefly({ ...request, mileage: null }));
    expect(unknown.json).toEqual({ vin, uri: 'vinport.example' });
  });

  it("CALL-03 sends an Idempotency-Key when generating a report, using the caller's key if given", async () => {
    const request = { vin, mileage: null, reportType: 'US' };
    expect((await sent((reports) => reports.generate(request))).key).toBe('key-1');
    expect((await sent((reports) => reports.generate(request, { idempotencyKey: 'form-1' }))).key).toBe('form-1');
  });

  it('RPT-02 sends the antique report as a separate call with its own key', async () => {
    const request = { vehicle: aVehicle(), email: 'ada@people.example', mileage: null };
    const options = { idempotencyKey: 'form-1' };
    const answer = { body: { status: 'success' } };
    expect((await sent((reports) => reports.generateWithSpec(request, options), answer)).key).toBe('form-1');
    expect((await sent((reports) => reports.generateAntique(request, options), answer)).key).toBe('form-1-antique');
    expect((await sent((reports) => reports.generateAntique(request, {}), answer)).key).toBe('key-1');
  });

  it('RPT-11 lists reports by page, narrowed by the filter', async () => {
    const page = { body: { status: 'success', data: { reports: [], page: 2, total: 21 } } };
    const whole = await sent((reports) => reports.list(2), page);
    expect(whole).toMatchObject({ call: 'GET /api-cwa/report-lists', authorization: 'Bearer secret' });
    expect(whole.query).toEqual({ page: '2' });

    const filter = { vin: 'CM826', text: 'honda', kind: 'basic', from: 1, until: 2 } as const;
    const narrowed = await sent((reports) => reports.listFiltered({ filter, page: 1 }), page);
    expect(narrowed).toMatchObject({ call: 'GET /api-cwa/filter_report_lists', authorization: 'Bearer secret' });
    expect(narrowed.query).toEqual({ vin: 'CM826', text: 'honda', kind: 'basic', from: '1', until: '2', page: '1' });
    const open = await sent((reports) => reports.listFiltered({ filter: { vin: '', from: 0 }, page: 1 }), page);
    expect(open.query).toEqual({ from: '0', page: '1' });
  });

  it('RPT-08 RPT-11 fetches a PDF by ID and by VIN', async () => {
    const pdf = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-' };
    const byId = await sent((reports) => reports.readPdf('report 1'), pdf);
    expect(byId).toMatchObject({ call: 'GET /api-cwa/view_pdf', query: { id: 'report 1' } });
    const byVin = await sent((reports) => reports.readPdfByVin(vin), pdf);
    expect(byVin).toMatchObject({ call: 'GET /api-cwa/filter-pdf', query: { vin }, authorization: 'Bearer secret' });
  });

  it('sends nothing when signed out', async () => {
    const wire = await openWire({ token: () => null });
    const reports = createHttpReportGateway(wire.http);
    const answers = [
      await reports.generate({ vin, mileage: null, reportType: 'US' }),
      await reports.generateWithSpec({ vehicle: aVehicle(), email: '', mileage: null }),
      await reports.list(1),
      await reports.readPdf('report-1'),
    ];
    for (const answer of answers) expect(answer._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect(wire.origin.requests).toEqual([]);
  });
});

describe('report call responses', () => {
  const request = { vin, mileage: null, reportType: 'US' };
  const specRequest = { vehicle: aVehicle(), email: 'ada@people.example', mileage: null };

  it("RPT-03 reads a report with any of the vehicle's field names", async () => {
    const wire = await openWire();
    const { vehicle, ...rest } = wireReport(aReport());
    wire.origin.answers({
      body: { status: 'success', data: { ...rest, vehicle: { vehicle_year: '2003', Make: 'Honda' } } },
    });
    const report = (await createHttpReportGateway(wire.http).generate(request))._unsafeUnwrap();
    expect(report).toEqual(aReport({ vehicle: { ...unknownVehicle(vin), year: 2003, make: 'Honda' } }));
  });

  it.each([
    [{ status: 'error', message: 'no data' }, 'no data'],
    [{ status: 'error', msg: 'Try later' }, 'Try later'],
    [{ status: 'error', message: null, msg: 'Try later' }, 'Try later'],
    [{ status: 'error', message: ['odd'] }, null],
    [{ status: 'failed' }, null],
  ])("RPT-07 reads %j as no report, with the origin's message", async (body, message) => {
    const wire = await openWire();
    wire.origin.answers({ body });
    const reports = createHttpReportGateway(wire.http);
    const answers = [await reports.generate(request), await reports.generateWithSpec(specRequest)];
    for (const answer of answers) expect(answer._unsafeUnwrapErr()).toEqual({ code: 'not-accepted', message });
  });

  it('RPT-01 RPT-02 return true on success, regardless of other fields', async () => {
    const wire = await openWire();
    wire.origin.answers({ body: { status: 'success', data: 7 } });
    const reports = createHttpReportGateway(wire.http);
    expect((await reports.generateWithSpec(specRequest))._unsafeUnwrap()).toBe(true);
    expect((await reports.generateAntique(specRequest))._unsafeUnwrap()).toBe(true);
  });

  it.each([
    { status: 'success' },
    { status: 'success', data: {} },
    { status: 'success', data: { ...wireReport(aReport()), created_at: 'yesterday' } },
    { status: 'success', data: { ...wireReport(aReport()), vehicle: null } },
    { status: 'success', data: { ...wireReport(aReport()), id: '' } },
    { data: wireReport(aReport()) },
    [],
  ])('CALL-06 rejects %j as an unreadable response', async (body) => {
    const wire = await openWire();
    wire.origin.answers({ body });
    const report = await createHttpReportGateway(wire.http).generate(request);
    expect(report._unsafeUnwrapErr()).toMatchObject({ code: 'unreadable-answer' });
  });

  it('RPT-11 reads a page of a list', async () => {
    const wire = await openWire();
    const { snapshot, ...summary } = aReport();
    const data = { reports: [wireReport(aReport())], page: 1, total: 1 };
    wire.origin.answers(
      { body: { status: 'success', data } },
      { body: { status: 'success', data: { reports: [{}] } } },
    );
    const reports = createHttpReportGateway(wire.http);
    expect((await reports.list(1))._unsafeUnwrap()).toEqual({ reports: [summary], page: 1, total: 1 });
    expect((await reports.list(1))._unsafeUnwrapErr()).toMatchObject({ code: 'unreadable-answer' });
  });
});
