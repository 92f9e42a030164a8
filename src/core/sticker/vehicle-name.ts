import { err, ok, type Result } from 'neverthrow';

/** A vehicle by what it is called, where no VIN is at hand. */
export interface VehicleName {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** A name as far as it was picked or typed. */
export interface VehicleNameInput {
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
}

/** The parts that are missing, in the order in which they are picked; at least one. */
export interface VehicleNameError {
  readonly code: 'vehicle-name-incomplete';
  readonly missing: readonly (keyof VehicleName)[];
}

/**
 * Checks whether a sticker can be started by year, make and model: all three are needed. Blanks around them go.
 *
 * Source: specification, section 5 (STK-08).
 *
 * @example
 * readVehicleName({ year: 2003, make: 'Honda', model: ' ' }); // err({ code: 'vehicle-name-incomplete', missing: ['model'] })
 */
export function readVehicleName(input: VehicleNameInput): Result<VehicleName, VehicleNameError> {
  const { year } = input;
  const make = input.make.trim();
  const model = input.model.trim();
  if (year !== null && make !== '' && model !== '') return ok({ year, make, model });
  const missing: (keyof VehicleName)[] = [];
  if (year === null) missing.push('year');
  if (make === '') missing.push('make');
  if (model === '') missing.push('model');
  return err({ code: 'vehicle-name-incomplete', missing });
}
