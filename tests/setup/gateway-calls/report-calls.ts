import { createHttpReportGateway } from '#adapters/http/report-gateway.ts';
import { reportToWire, summaryToWire } from '#contract/report/wire-report.ts';
import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';
import type { ReportGateway } from '#ports/report-gateway.ts';
import { aReport } from '#tests/builders/a-report.ts';
import { aVehicle } from '#tests/builders/a-vehicle.ts';
import { callsOf } from './gateway-call.ts';

const vin = '1HGCM82693A000001';
const full = { vin, mileage: 52_000 };
const least = { vin, mileage: null };
const classic = { checkVehicleName: true, year: 1967, make: 'Ford', model: 'Mustang', series: 'Convertible' };

/** A vehicle with all values of a specification. */
const known: Vehicle = aVehicle({
  modelId: 'honda-accord-2003',
  series: 'EX',
  transmission: 'Automatic',
  drive: 'FWD',
});

const made = { status: 'success', data: reportToWire(aReport()) };
const mailed = { status: 'success' };
const summary = summaryToWire(aReport());
const page = { status: 'success', data: { reports: [summary], page: 1, total: 1 } };

const wireDispute = { finding_id: 'stolen:state/7', message: 'No.', created_at: Date.UTC(2026, 5, 1) };
const changes = {
  verdict: { from: 'nothing-found', to: 'caution' },
  addedRecords: [],
  removedRecords: [],
  addedFindings: [],
  removedFindings: [],
  coverage: ['theft'],
};
const earlier = { id: 'report-0', created_at: Date.UTC(2026, 4, 1) };
const compared = { status: 'success', data: { earlier, changes } };
const previewed = {
  status: 'success',
  data: {
    vehicle: summary.vehicle,
    sections: [{ section: 'titles', state: 'found', records: 2, checked: ['A state'], missing: [] }],
    records: 2,
    report: true,
    sticker: true,
    demonstration: false,
  },
};

const filter = { vin, text: 'honda', kind: 'full', from: Date.UTC(2026, 0), until: Date.UTC(2026, 6) } as const;

/** The report calls. */
export const reportCalls = callsOf<ReportGateway>('report', createHttpReportGateway, {
  generate: [
    {
      rows: 'RPT-03 RPT-06',
      answer: made,
      send: (reports) => reports.generate({ ...full, reportType: 'US' }),
      sendLeast: (reports) => reports.generate({ ...least, reportType: 'US' }),
    },
    {
      way: 'steps',
      rows: 'RPT-03',
      answer: made,
      send: (reports) => reports.generate({ ...full, reportType: 'US' }, { onStep: () => undefined }),
      sendLeast: (reports) => reports.generate({ ...least, reportType: 'US' }, { onStep: () => undefined }),
    },
  ],
  generateBasic: [
    {
      rows: 'RPT-04',
      answer: made,
      send: (reports) => reports.generateBasic(full),
      sendLeast: (reports) => reports.generateBasic(least),
    },
  ],
  generateClassic: [
    {
      rows: 'RPT-05 RPT-06',
      answer: made,
      send: (reports) => reports.generateClassic({ ...full, ...classic }),
      sendLeast: (reports) => reports.generateClassic({ ...least, ...classic }),
    },
  ],
  generateWithSpec: [
    {
      rows: 'RPT-01',
      answer: mailed,
      send: (reports) => reports.generateWithSpec({ ...full, vehicle: known, email: 'ada@people.example' }),
      sendLeast: (reports) =>
        reports.generateWithSpec({ ...least, vehicle: unknownVehicle(vin), email: 'ada@people.example' }),
    },
  ],
  generateAntique: [
    {
      rows: 'RPT-02',
      answer: mailed,
      send: (reports) => reports.generateAntique({ ...full, vehicle: known, email: 'ada@people.example' }),
      sendLeast: (reports) =>
        reports.generateAntique({ ...least, vehicle: unknownVehicle(vin), email: 'ada@people.example' }),
    },
  ],
  generateFirefly: [
    {
      rows: 'RPT-09',
      answer: made,
      send: (reports) => reports.generateFirefly({ ...full, siteDomain: 'test.vinport.example' }),
      sendLeast: (reports) => reports.generateFirefly({ ...least, siteDomain: 'test.vinport.example' }),
    },
  ],
  list: [{ rows: 'RPT-11', answer: page, send: (reports) => reports.list(1) }],
  listFiltered: [
    {
      rows: 'RPT-11',
      answer: page,
      send: (reports) => reports.listFiltered({ filter, page: 1 }),
      sendLeast: (reports) => reports.listFiltered({ filter: {}, page: 1 }),
    },
  ],
  read: [
    {
      rows: 'RPT-11',
      answer: { ...made, data: { ...made.data, disputes: [wireDispute] } },
      send: (reports) => reports.read('report-1'),
    },
  ],
  compare: [{ rows: 'RPT-11', answer: compared, send: (reports) => reports.compare('report-1') }],
  dispute: [
    {
      rows: 'RPT-11',
      answer: { status: 'success', data: wireDispute },
      send: (reports) => reports.dispute({ reportId: 'report-1', findingId: 'stolen:state/7', message: 'No.' }),
    },
  ],
  preview: [{ rows: 'RPT-11', answer: previewed, send: (reports) => reports.preview(vin) }],
  readPdf: [{ rows: 'RPT-11', answer: 'pdf', send: (reports) => reports.readPdf('report-1') }],
  readPdfByVin: [{ rows: 'RPT-08', answer: 'pdf', send: (reports) => reports.readPdfByVin(vin) }],
  readSample: [{ rows: 'CALL-05', answer: made, send: (reports) => reports.readSample() }],
  readSamplePdf: [{ rows: 'CALL-05', answer: 'pdf', send: (reports) => reports.readSamplePdf() }],
});
