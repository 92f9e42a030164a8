import * as z from 'zod';
import { wireVehicle as vehicle } from '#contract/vehicle/wire-vehicle.ts';
import { REPORT_SECTIONS } from '#core/report/history-source.ts';
import type { ReportStep } from '#core/report/report-step.ts';
import type { WireReport } from '#origin/report/wire-report.ts';
import { historyRecordSchema } from '#origin/snapshots/history-record-schema.ts';
import { finding, historyReportSchema } from '#origin/snapshots/history-report-schema.ts';
import { moment, success } from '../answer-schemas.ts';

const section = z.enum(REPORT_SECTIONS);
const verdict = z.enum(['warning', 'caution', 'nothing-found', 'not-enough']);

const summary = z.object({
  id: z.string(),
  vin: z.string(),
  vehicle,
  created_at: moment,
  kind: z.enum(['full', 'basic', 'classic', 'antique']),
  status: z.literal('ready'),
});

/** A report. */
export const report = summary
  .extend({
    prepared_by: z.string().exactOptional().meta({ description: 'The dealer whose logo it bears.' }),
    snapshot: historyReportSchema.meta({ id: 'HistoryReport' }),
  })
  .meta({ id: 'Report' }) satisfies z.ZodType<WireReport>;

/** What an owner says against a finding. */
export const dispute = z
  .object({ finding_id: z.string(), message: z.string(), created_at: moment })
  .meta({ id: 'Dispute' });

/** A part of a list of reports. */
export const reportPage = success(
  z.object({ reports: z.array(summary.meta({ id: 'ReportSummary' })), page: z.int(), total: z.int() }),
);

/** A step on the way to a report. */
export const reportStep = z.union([
  z.object({ step: z.enum(['vehicle', 'report']), state: z.enum(['working', 'done']) }),
  z.object({
    step: z.literal('source'),
    source: z.string(),
    state: z.enum(['working', 'answered', 'failed', 'not-connected']),
  }),
]) satisfies z.ZodType<ReportStep>;

const records = z.array(historyRecordSchema.meta({ id: 'HistoryRecord' }));
const findings = z.array(finding.meta({ id: 'Finding' }));

/** What a report tells that the one before of the same vehicle did not; `null` where it is the first. */
export const comparison = z
  .object({
    earlier: z.object({ id: z.string(), created_at: moment }),
    changes: z.object({
      verdict: z.object({ from: verdict, to: verdict }).nullable(),
      addedRecords: records,
      removedRecords: records,
      addedFindings: findings,
      removedFindings: findings,
      coverage: z.array(section),
    }),
  })
  .nullable();

/** What is known of a vehicle before anybody pays. */
export const preview = z.object({
  vehicle,
  sections: z.array(
    z.object({
      section,
      state: z.enum(['found', 'clear', 'no-data', 'not-checked']),
      records: z.int(),
      checked: z.array(z.string()),
      missing: z.array(z.string()),
    }),
  ),
  records: z.int(),
  report: z.boolean(),
  sticker: z.boolean(),
  demonstration: z.boolean(),
});
