import { err, ok, type Result } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { makeCalls } from '#contract/report/make-calls.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { makeReport, type ReportCall } from './make-report.ts';
import { requestedVin } from './report-fields.ts';
import { type ReportAnswer, reportAnswer } from './wire-report.ts';

/** Creates the basic report of a VIN. It has the same records and price as the full report, so no data is withheld. */
export async function generateBasicReport(
  ctx: SignedInContext,
  input: TakenBy<typeof makeCalls.generateBasic>,
  call: ReportCall,
): Promise<Result<ReportAnswer, OriginError>> {
  const vin = requestedVin(input.vin);
  if (vin.isErr()) return err(vin.error);
  const report = await makeReport(
    ctx,
    {
      request: { call: 'generate-uvc-report', input },
      vin: vin.value,
      kind: 'basic',
      // Zero means "not stated" here (RPT-04).
      mileage: input.mileage || null,
      identify: async () => ok(await vehicleOfVin(ctx, vin.value)),
    },
    call,
  );
  return report.map(reportAnswer);
}
