import type { Result } from 'neverthrow';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { withDescription } from './described-vehicle.ts';
import { type MailedReportCall, type MailedReportFields, makeMailedReport } from './make-mailed-report.ts';

/** Makes the report of a VIN that leads to a vehicle, with what the person knows of it besides, and mails it. */
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
