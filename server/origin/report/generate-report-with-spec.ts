import type { Result } from 'neverthrow';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { withDescription } from './described-vehicle.ts';
import { type MailedReportCall, type MailedReportFields, makeMailedReport } from './make-mailed-report.ts';

/** Creates and emails the report of an identifiable VIN, supplemented by the user's description. */
export function generateReportWithSpec(
  ctx: SignedInContext,
  input: MailedReportFields,
  call: MailedReportCall,
): Promise<Result<{ status: 'success' }, OriginError>> {
  return makeMailedReport(
    ctx,
    input,
    {
      call: 'generate-report-with-spec',
      kind: 'full',
      identify: async (vin, described) => {
        const known = await vehicleOfVin(ctx, vin);
        return known && withDescription(known, described);
      },
    },
    call,
  );
}
