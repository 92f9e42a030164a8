import type { Result } from 'neverthrow';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { describedVehicle, withDescription } from './described-vehicle.ts';
import { type MailedReportCall, type MailedReportFields, makeMailedReport } from './make-mailed-report.ts';

/**
 * Makes a report of a vehicle that is what the person says it is where its VIN leads to nothing, and mails it. Records
 * are searched by the VIN all the same: without any there is nothing to sell.
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
