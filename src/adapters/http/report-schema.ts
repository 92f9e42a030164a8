import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { Report, ReportPage, ReportSummary } from '#core/report/report.ts';
import type { ReportGenerationError } from '#ports/report-gateway.ts';
import { historyReportSchema } from './history-report-schema.ts';
import { inData } from './in-data.ts';
import { lenientText } from './lenient-fields.ts';
import { vehicleSchema } from './vehicle-schema.ts';

const summaryFields = {
  id: z.string().check(z.minLength(1)),
  vin: z.string().check(z.minLength(1)),
  vehicle: vehicleSchema,
  created_at: z.int(),
  kind: z.enum(['full', 'basic', 'classic', 'antique']),
  status: z.enum(['pending', 'ready', 'failed']),
};

const summary: z.ZodMiniType<ReportSummary> = z.pipe(
  z.object(summaryFields),
  z.transform(({ created_at, vehicle, ...fields }) => ({
    ...fields,
    vehicle: { ...vehicle, vin: fields.vin },
    createdAt: created_at,
  })),
);

/** A kept report. */
export const report: z.ZodMiniType<Report> = z.pipe(
  z.object({
    ...summaryFields,
    prepared_by: z.optional(z.string()),
    snapshot: z.catch(z.nullable(historyReportSchema), null),
  }),
  z.transform(({ created_at, prepared_by, vehicle, ...fields }) => ({
    ...fields,
    vehicle: { ...vehicle, vin: fields.vin },
    createdAt: created_at,
    ...(prepared_by !== undefined && { preparedBy: prepared_by }),
  })),
);

type Generation<Made> = Result<Made, ReportGenerationError>;

const notAccepted: z.ZodMiniType<Generation<never>> = z.pipe(
  z
    .object({ status: z.string(), message: z.catch(lenientText, null), msg: z.catch(lenientText, null) })
    .check(z.refine(({ status }) => status !== 'success', 'success promises data')),
  z.transform(({ message, msg }): Generation<never> => err({ code: 'not-accepted', message: message ?? msg })),
);

/** The answer to a wish for a report: the report, or the status that is no success with the origin's own word. */
export const reportGeneration: z.ZodMiniType<Generation<Report>> = z.union([
  z.pipe(
    z.object({ status: z.literal('success'), data: report }),
    z.transform(({ data }): Generation<Report> => ok(data)),
  ),
  notAccepted,
]);

/** The answer to a wish for a report that goes by mail: that it was made, or why not (RPT-01). */
export const mailedGeneration: z.ZodMiniType<Generation<true>> = z.union([
  z.pipe(
    z.object({ status: z.literal('success') }),
    z.transform((): Generation<true> => ok(true)),
  ),
  notAccepted,
]);

/** A part of a list of reports (RPT-11). */
export const reportPage: z.ZodMiniType<ReportPage> = inData(
  z.object({ reports: z.array(summary), page: z.int(), total: z.int() }),
);
