import { err, ok, type Result } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { makeCalls } from '#contract/report/make-calls.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { describedVehicle, withDescription } from './described-vehicle.ts';
import { makeReport, type ReportCall } from './make-report.ts';
import { requestedVin } from './report-fields.ts';
import { type ReportAnswer, reportAnswer } from './wire-report.ts';

type ClassicInput = TakenBy<typeof makeCalls.generateClassic>;

/**
 * Creates the report of a classic vehicle. If its VIN is not mapped, the user's description is used, unless the request
 * requires the name to be verified.
 */
export async function generateClassicReport(
  ctx: SignedInContext,
  input: ClassicInput,
  call: ReportCall,
): Promise<Result<ReportAnswer, OriginError>> {
  const vin = requestedVin(input.vin);
  if (vin.isErr()) return err(vin.error);
  const report = await makeReport(
    ctx,
    {
      request: { call: 'generate-classic-report', input },
      vin: vin.value,
      kind: 'classic',
      mileage: input.mileage ?? null,
      identify: async () => {
        const known = await vehicleOfVin(ctx, vin.value);
        if (input.check_vname === 'no') {
          return ok(known ? withDescription(known, input) : describedVehicle(vin.value.value, input));
        }
        if (known === null || isNamed(known.vehicle, input)) return ok(known);
        return err({ code: 'declined', message: 'The name does not belong to this VIN.' });
      },
    },
    call,
  );
  return report.map(reportAnswer);
}

/** Returns whether the user's description matches the vehicle, as far as both are known. */
function isNamed(vehicle: Vehicle, { year, make, model }: ClassicInput): boolean {
  const agrees = (stated: string | number | undefined, known: string | number | null) =>
    stated === undefined || known === null || String(stated).toUpperCase() === String(known).toUpperCase();
  return agrees(year, vehicle.year) && agrees(make, vehicle.make) && agrees(model, vehicle.model);
}
