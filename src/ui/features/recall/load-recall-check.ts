import type { VinportContainer } from '#composition/create-container.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { loadRecallChoices, pickedVehicle } from './load-recall-choices.ts';

/**
 * Checks recalls for the vehicle in a URL, given by VIN or by year, make and model. With incomplete input, the check is
 * still in progress.
 */
export async function loadRecallCheck(container: VinportContainer, params: URLSearchParams, signal: AbortSignal) {
  const vin = params.get('vin');
  const picked = pickedVehicle(params);
  const [choices, checked] = await Promise.all([
    loadRecallChoices(container, picked, signal),
    vin === null ? checkByName() : checkByVin(vin),
  ]);
  return { vin, picked, choices, checked, asked: [...params.keys()] };

  async function checkByVin(text: string) {
    const [found, decoded] = await Promise.all([
      container.get('checkRecallsByVin')(text, { signal }),
      container.get('decodeVehicle')(text, { signal }),
    ]);
    if (found.isErr()) return { check: null, error: found.error };
    // A VIN that can't be decoded has no recalls to find, so it is identified by its characters.
    const vehicle = decoded.map(fullName).unwrapOr(text);
    return { check: found.value, vehicle, error: null };
  }

  async function checkByName() {
    const { year, make, model } = picked;
    if (year === null || make === '' || model === '') return null;
    const found = await container.get('checkRecallsByVehicle')({ year, make, model }, { signal });
    return found.match(
      (check) => ({ check, vehicle: `${year} ${make} ${model}`, error: null }),
      (error) => ({ check: null, error }),
    );
  }
}
