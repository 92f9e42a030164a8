import { err, ok, type Result } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { makeCalls } from '#contract/report/make-calls.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { makeReport, type ReportCall } from './make-report.ts';
import { requestedVin } from './report-fields.ts';
import { type ReportAnswer, reportAnswer } from './wire-report.ts';

/** Creates the full report of a VIN. */
export async function generateReport(
  ctx: SignedInContext,
  input: TakenBy<typeof makeCalls.generate>,
  call: ReportCall,
): Promise<Result<ReportAnswer, OriginError>> {
  const { vin: text, mileage = null } = input;
  const vin = requestedVin(text);
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
