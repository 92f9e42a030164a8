import type { Result } from 'neverthrow';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { describedVehicle, withDescription } from './described-vehicle.ts';
import { type MailedReportCall, type MailedReportFields, makeMailedReport } from './make-mailed-report.ts';

/**
 * Creates and emails a report, using the user's description if the VIN cannot be identified. Records are still searched
 * by VIN: without any, no report is sold.
 */
export function generateAntiqueReport(
  ctx: SignedInContext,
  input: MailedReportFields,
  call: MailedReportCall,
): Promise<Result<{ status: 'success' }, OriginError>> {
  return makeMailedReport(
    ctx,
    input,
    {
      call: 'antique',
      kind: 'antique',
      identify: async (vin, described) => {
        const known = await vehicleOfVin(ctx, vin);
        return known ? withDescription(known, described) : describedVehicle(vin.value, described);
      },
    },
    call,
  );
}
