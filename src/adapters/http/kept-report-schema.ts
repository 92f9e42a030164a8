import * as z from 'zod/mini';
import type { DisputedReport, FindingDispute, ReportComparison } from '#core/report/finding-dispute.ts';
import { REPORT_SECTIONS } from '#core/report/history-source.ts';
import type { ReportChanges } from '#core/report/report-changes.ts';
import type { ReportPreview } from '#core/report/report-preview.ts';
import { historyRecordSchema } from './history-record-schema.ts';
import { coverageSchema, findingSchema, verdictLevelSchema } from './history-report-schema.ts';
import { inData } from './in-data.ts';
import { report } from './report-schema.ts';
import { vehicleSchema } from './vehicle-schema.ts';

const dispute: z.ZodMiniType<FindingDispute> = z.pipe(
  z.object({ finding_id: z.string(), message: z.string(), created_at: z.int() }),
  z.transform(({ finding_id, message, created_at }) => ({ findingId: finding_id, message, createdAt: created_at })),
);

const changes: z.ZodMiniType<ReportChanges> = z.object({
  verdict: z.nullable(z.object({ from: verdictLevelSchema, to: verdictLevelSchema })),
  addedRecords: z.array(historyRecordSchema),
  removedRecords: z.array(historyRecordSchema),
  addedFindings: z.array(findingSchema),
  removedFindings: z.array(findingSchema),
  coverage: z.array(z.enum(REPORT_SECTIONS)),
});

/** A kept report with what its owner disputes in it. */
export const disputedReport: z.ZodMiniType<DisputedReport> = inData(
  z.intersection(report, z.object({ disputes: z.array(dispute) })),
);

/** What has changed since the earlier report, or `null`. */
export const reportComparison: z.ZodMiniType<ReportComparison | null> = inData(
  z.nullable(
    z.pipe(
      z.object({ earlier: z.object({ id: z.string(), created_at: z.int() }), changes }),
      z.transform(({ earlier: { id, created_at }, ...compared }) => ({
        ...compared,
        earlier: { id, createdAt: created_at },
      })),
    ),
  ),
);

/** A dispute as it is kept. */
export const findingDispute: z.ZodMiniType<FindingDispute> = inData(dispute);

/** What there is of a vehicle. */
export const reportPreview: z.ZodMiniType<ReportPreview> = inData(
  z.pipe(
    z.object({
      vehicle: vehicleSchema,
      sections: z.array(coverageSchema),
      records: z.int(),
      report: z.boolean(),
      sticker: z.boolean(),
      demonstration: z.boolean(),
    }),
    z.transform(({ report: hasReport, sticker: hasSticker, ...told }) => ({ ...told, hasReport, hasSticker })),
  ),
);

/** The report that anyone may read. */
export const sampleReport = inData(report);
