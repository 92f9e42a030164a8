import { logoPath } from '#core/vehicle/logo-path.ts';
import { fullName, type Vehicle } from '#core/vehicle/vehicle.ts';

/**
 * Returns a vehicle as schema.org data. It has no price, because the site sells information about the vehicle, not the
 * vehicle.
 */
export function vehicleData(vehicle: Vehicle, origin: string): object {
  const { vin, year, make, model, body, fuel } = vehicle;
  const logo = logoPath(vehicle);
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Car'],
    name: fullName(vehicle),
    vehicleIdentificationNumber: vin,
    ...(year !== null && { vehicleModelDate: String(year) }),
    ...(make !== null && {
      brand: { '@type': 'Brand', name: make, ...(logo !== null && { logo: `${origin}${logo}` }) },
    }),
    ...(model !== null && { model }),
    ...(body !== null && { bodyType: body }),
    ...(fuel !== null && { fuelType: fuel }),
  };
}
