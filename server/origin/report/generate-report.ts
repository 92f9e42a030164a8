import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { makeReport, type ReportCall } from './make-report.ts';
import { vinOfWish, wishFields } from './report-fields.ts';
import { type ReportAnswer, reportAnswer } from './wire-report.ts';

/**
 * Fields of POST /api-cwa/generate-report. Every source is asked, whatever the market: the history of a vehicle does not
 * end at a border.
 */
export const generateReportInput = z.object({ ...wishFields, report_type: z.string().max(20).default('US') });

/** Makes the common report of a VIN. */
export async function generateReport(
  ctx: SignedInContext,
  input: z.infer<typeof generateReportInput>,
  call: ReportCall,
): Promise<Result<ReportAnswer, OriginError>> {
  const { vin: text, mileage = null } = input;
  const vin = vinOfWish(text);
  if (vin.isErr()) return err(vin.error);
  const report = await makeReport(
    ctx,
    {
      request: { call: 'generate-report', input },
      vin: vin.value,
      kind: 'full',
      mileage,
      identify: async () => ok(await vehicleOfVin(ctx, vin.value)),
    },
    call,
  );
  return report.map(reportAnswer);
}
