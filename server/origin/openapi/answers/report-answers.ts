import * as z from 'zod';
import { wireVerified } from '#contract/document/sharing-calls.ts';
import { email, moment, money } from '#contract/fields.ts';
import { historyRecord } from '#contract/report/history-record.ts';
import { finding, historyReport } from '#contract/report/history-report.ts';
import { wireDisputedReport } from '#contract/report/read-calls.ts';
import { wireDispute, wireReport, wireSummary } from '#contract/report/wire-report.ts';
import { wireVehicle } from '#contract/vehicle/wire-vehicle.ts';
import '../answer-schemas.ts';
import './vehicle-answers.ts';
import { writtenAs } from '../json-schema.ts';

z.globalRegistry
  .add(email, { format: 'email' })
  .add(money.shape.currency, { minLength: 3, maxLength: 3 })
  .add(historyReport, { id: 'HistoryReport' })
  .add(historyRecord, { id: 'HistoryRecord' })
  .add(finding, { id: 'Finding' });

const summary = z.object({
  id: z.string(),
  vin: z.string(),
  vehicle: wireVehicle,
  created_at: moment,
  kind: wireSummary.shape.kind,
  status: z.literal('ready'),
});
const report = summary.extend({
  prepared_by: z.string().exactOptional().meta({ description: 'The dealer whose logo the report shows.' }),
  snapshot: historyReport,
});
const dispute = z.object({ finding_id: z.string(), message: z.string(), created_at: moment });

z.globalRegistry
  .add(wireSummary, { id: 'ReportSummary', ...writtenAs(summary) })
  .add(wireReport, { id: 'Report', ...writtenAs(report) })
  .add(wireDispute, { id: 'Dispute', ...writtenAs(dispute) })
  .add(wireVerified.shape.vin, { description: 'All characters except the last six are masked.' })
  .add(wireVerified.shape.compared, {
    description: '`file` if the bytes of the file were compared; otherwise compare the printed text by eye.',
  });
z.globalRegistry.add(wireDisputedReport, writtenAs(report.extend({ disputes: z.array(wireDispute) })));
