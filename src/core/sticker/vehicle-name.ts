import { err, ok, type Result } from 'neverthrow';

/** A vehicle identified by name, if there is no VIN. */
export interface VehicleName {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** A partially picked or typed name. */
export interface VehicleNameInput {
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
}

/** The missing parts in selection order; at least one. */
export interface VehicleNameError {
  readonly code: 'vehicle-name-incomplete';
  readonly missing: readonly (keyof VehicleName)[];
}

/**
 * Validates the input for a sticker by year, make and model: all three are required. Surrounding spaces are removed.
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
