import { err, ok } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { makeCalls } from '#contract/report/make-calls.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { Vin } from '#core/vehicle/vin.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { describedVehicle, withDescription } from './described-vehicle.ts';
import { type Generated, reportOfVin } from './generate-report.ts';
import type { ReportRequest } from './make-report.ts';

type ClassicInput = TakenBy<typeof makeCalls.generateClassic>;

/**
 * Creates the report of a classic vehicle. If its VIN is not mapped, the user's description is used, unless the request
 * requires the name to be verified.
 */
export const generateClassicReport: Generated<typeof makeCalls.generateClassic> = (ctx, input, call) => {
  const identify = async (vin: Vin): ReturnType<ReportRequest['identify']> => {
    const known = await vehicleOfVin(ctx, vin);
    if (input.check_vname === 'no') {
      return ok(known ? withDescription(known, input) : describedVehicle(vin.value, input));
    }
    if (known === null || isNamed(known.vehicle, input)) return ok(known);
    return err({ code: 'declined', message: 'The name does not belong to this VIN.' });
  };
  const mileage = input.mileage ?? null;
  return reportOfVin(ctx, input, { name: 'generate-classic-report', kind: 'classic', mileage, identify }, call);
};

/** Returns whether the user's description matches the vehicle, as far as both are known. */
function isNamed(vehicle: Vehicle, { year, make, model }: ClassicInput): boolean {
  const agrees = (stated: string | number | undefined, known: string | number | null) =>
    stated === undefined || known === null || String(stated).toUpperCase() === String(known).toUpperCase();
  return agrees(year, vehicle.year) && agrees(make, vehicle.make) && agrees(model, vehicle.model);
}
