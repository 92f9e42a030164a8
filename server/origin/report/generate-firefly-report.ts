import { err, ok, type Result } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { makeCalls } from '#contract/report/make-calls.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { makeReport, type ReportCall } from './make-report.ts';
import { requestedVin } from './report-fields.ts';
import { type ReportAnswer, reportAnswer } from './wire-report.ts';

/** Creates a report for a page of a site. */
export async function generateFireflyReport(
  ctx: SignedInContext,
  input: TakenBy<typeof makeCalls.generateFirefly>,
  call: ReportCall,
): Promise<Result<ReportAnswer, OriginError>> {
  const vin = requestedVin(input.vin);
  if (vin.isErr()) return err(vin.error);
  const site = await ctx.db.selectFrom('sites').select('domain').where('domain', '=', input.uri).executeTakeFirst();
  if (!site)
    return err({ code: 'invalid', message: 'There is no such site.', fields: { uri: 'There is no such site.' } });
  const report = await makeReport(
    ctx,
    {
      request: { call: 'firefly', input },
      vin: vin.value,
      kind: 'full',
      mileage: input.mileage ?? null,
      identify: async () => ok(await vehicleOfVin(ctx, vin.value)),
    },
    call,
  );
  return report.map(reportAnswer);
}
