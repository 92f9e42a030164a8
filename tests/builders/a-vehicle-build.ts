import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import { usd } from './usd.ts';

/**
 * Builds a catalog entry with all kinds of data: its packages contain a preselected item and one that is not.
 *
 * @example
 * aVehicleBuild({ trim: 'LX', basePrice: null });
 */
export function aVehicleBuild(changes: Partial<VehicleBuild> = {}): VehicleBuild {
  return {
    trim: 'EX-V6',
    style: '2-door coupe EX-V6 automatic',
    basePrice: usd(25_250),
    destinationCharge: usd(460),
    exteriorColors: [
      { name: 'Satin Silver Metallic', swatch: '#c3c6c9' },
      { name: 'Eternal Blue Pearl', swatch: '#24427a' },
    ],
    interiorColors: [{ name: 'Black leather', swatch: '#232325' }],
    packages: [
      {
        name: 'Packages',
        data: [
          { code: 'NAV', name: 'Navigation system', price: usd(2_000), preselected: true },
          { code: 'SPT', name: 'Sport package', price: usd(985), preselected: false },
        ],
      },
      { name: 'Interior', data: [{ code: 'CMT', name: 'Carpet mats', price: usd(112), preselected: true }] },
    ],
    standardEquipment: [{ name: 'Safety', items: ['Dual-stage front airbags', 'Anti-lock brakes'] }],
    economy: { combined: 21, city: 18, highway: 26, gallonsPer100Miles: 4.8, annualFuelCost: usd(2_350) },
    safety: { overall: null, frontalDriver: 5, frontalPassenger: 5, side: 4, rollover: 4 },
    partsContent: {
      usCanadianPercent: 70,
      others: [{ country: 'Japan', percent: 20 }],
      finalAssembly: 'Marysville, Ohio, U.S.A.',
      engineOrigin: 'United States',
      transmissionOrigin: 'Japan',
    },
    ...changes,
  };
}
