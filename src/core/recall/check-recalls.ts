import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions, WithError } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { RecallCalls, RecallGateway } from '#ports/recall-gateway.ts';
import { readVin, type VinError } from '../vehicle/vin.ts';
import { type RecallCheck, recallsByUrgency } from './recall.ts';

/** Returns the recalls of the vehicle with a VIN, the most urgent first. */
export type CheckRecallsByVin = WithError<RecallGateway['byVin'], VinError>;

/** The reasons why the recalls of a vehicle by name could not be loaded. */
export type CheckRecallsError = GatewayError | { readonly code: 'make-missing' | 'model-missing' };

/** Returns the recalls of a vehicle by year, make and model, the most urgent first. */
export type CheckRecallsByVehicle = WithError<RecallGateway['byVehicle'], CheckRecallsError>;

/**
 * Creates the use case that finds recalls by VIN. An empty result never means that there are no recalls: see
 * `RECALL_LIMITS`.
 *
 * Source: specification, section 7, "Recall check" (RCL-04).
 *
 * @example
 * const recalls = { byVin: () => okAsync({ recalls: [], source: 'NHTSA', isChecked: true }) };
 * const found = await createCheckRecallsByVin({ recalls })('1HGCM82693A000001');
 */
export function createCheckRecallsByVin({ recalls }: RecallCalls<'byVin'>): CheckRecallsByVin {
  return (text, options) =>
    readVin(text).asyncAndThen(({ value }) => recalls.byVin(value, options).map(mostUrgentFirst));
}

/**
 * Creates the use case that finds recalls by year, make and model.
 *
 * Source: specification, section 7, "Recall check" (RCL-05).
 *
 * @example
 * const recalls = { byVehicle: () => okAsync({ recalls: [], source: 'NHTSA', isChecked: true }) };
 * const found = await createCheckRecallsByVehicle({ recalls })({ year: 2003, make: 'Honda', model: 'Accord' });
 */
export function createCheckRecallsByVehicle({ recalls }: RecallCalls<'byVehicle'>): CheckRecallsByVehicle {
  return (vehicle, options) => {
    const make = vehicle.make.trim();
    const model = vehicle.model.trim();
    if (make === '') return errAsync({ code: 'make-missing' });
    if (model === '') return errAsync({ code: 'model-missing' });
    return recalls.byVehicle({ year: vehicle.year, make, model }, options).map(mostUrgentFirst);
  };
}

function mostUrgentFirst(check: RecallCheck): RecallCheck {
  return { ...check, recalls: recallsByUrgency(check.recalls) };
}

/** The successive choices for finding the recalls of a vehicle. */
export interface RecallChoices {
  /** The model years, the newest first. */
  readonly years: (options?: CallOptions) => ResultAsync<readonly number[], GatewayError>;
  readonly makes: (year: number, options?: CallOptions) => ResultAsync<readonly string[], GatewayError>;
  readonly models: (
    picked: { readonly year: number; readonly make: string },
    options?: CallOptions,
  ) => ResultAsync<readonly string[], GatewayError | { readonly code: 'make-missing' }>;
}

/**
 * Creates the choices of the recall check. Years are sorted; makes and models retain the origin's order. Duplicates are
 * removed.
 *
 * Source: specification, section 7, "Recall check" (RCL-01, RCL-02, RCL-03).
 *
 * @example
 * const recalls = { years: () => okAsync([2003]), makes: () => okAsync(['HONDA']), models: () => okAsync(['ACCORD']) };
 * const makes = await createRecallChoices({ recalls }).makes(2003);
 */
export function createRecallChoices({ recalls }: RecallCalls<'years' | 'makes' | 'models'>): RecallChoices {
  return {
    years: (options) => recalls.years(options).map((years) => once(years).toSorted((one, other) => other - one)),
    makes: (year, options) => recalls.makes(year, options).map(once),
    models: ({ year, make }, options) =>
      make.trim() === ''
        ? errAsync({ code: 'make-missing' })
        : recalls.models({ year, make: make.trim() }, options).map(once),
  };
}

function once<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
