import { fullName, type Vehicle } from '../../../core/vehicle/vehicle.ts';

/** A vehicle in the words of schema.org. No price stands with it: what is sold here is what is known of it. */
export function vehicleData(vehicle: Vehicle): object {
  const { vin, year, make, model, body, fuel } = vehicle;
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Car'],
    name: fullName(vehicle),
    vehicleIdentificationNumber: vin,
    ...(year !== null && { vehicleModelDate: String(year) }),
    ...(make !== null && { brand: { '@type': 'Brand', name: make } }),
    ...(model !== null && { model }),
    ...(body !== null && { bodyType: body }),
    ...(fuel !== null && { fuelType: fuel }),
  };
}
