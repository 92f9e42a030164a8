import type { StickerDraft } from '#core/sticker/sticker.ts';
import { hasStickerSubstance } from '#core/sticker/sticker-substance.ts';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import type { VehicleName } from '#core/sticker/vehicle-name.ts';
import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';
import type { Vin } from '#core/vehicle/vin.ts';
import { aClassicVehicle, aVehicle } from '../builders/a-vehicle.ts';
import { aVehicleBuild } from '../builders/a-vehicle-build.ts';
import { usd } from '../builders/usd.ts';

/** The vehicle data of the fake origin. */
export interface FakeCatalogue {
  /** The decoder's data for 17-character VINs. */
  readonly vehicles: readonly Vehicle[];
  /** The mapped VINs of up to 14 characters. */
  readonly classics: readonly Vehicle[];
  /** The VINs of the vehicles with a known plate, by the plate without spaces and its state. */
  readonly plates: ReadonlyMap<string, string>;
  /** The builds by vehicle name, with keys from {@link buildKey}. */
  readonly builds: ReadonlyMap<string, readonly VehicleBuild[]>;
  /** Suggested builds by vehicle name, returned if the catalog has no build. */
  readonly suggested?: ReadonlyMap<string, readonly VehicleBuild[]>;
}

/**
 * Returns the catalog key for the builds of a vehicle.
 *
 * @example
 * buildKey({ year: 2003, make: 'Honda', model: 'Accord' }); // '2003 HONDA ACCORD'
 */
export function buildKey({ year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>): string {
  return [year, make, model].join(' ').toUpperCase();
}

/** Returns whether the catalog has a printable build of a vehicle. */
export function canHaveSticker({ builds }: FakeCatalogue, vehicle: Vehicle): boolean {
  return (builds.get(buildKey(vehicle)) ?? []).some(hasStickerSubstance);
}

/**
 * Returns the draft of the sticker for a VIN from the catalog, or `null` if the sticker would be empty. All builds here
 * belong to fictitious vehicles and are marked as such.
 */
export function draftFrom(catalogue: FakeCatalogue, { kind, value }: Vin): StickerDraft | null {
  const { vehicles, classics, builds, suggested } = catalogue;
  const vehicle = (kind === 'classic' ? classics : vehicles).find(({ vin }) => vin === value);
  if (vehicle === undefined || vehicle.make === null || vehicle.model === null) return null;
  const known = builds.get(buildKey(vehicle)) ?? [];
  const isSuggested = known.length === 0 && suggested?.has(buildKey(vehicle)) === true;
  if (!canHaveSticker(catalogue, vehicle) && !isSuggested) return null;
  return { vehicle, builds: known, mode: kind === 'classic' ? 'manual' : 'auto', demonstration: known.length > 0 };
}

/** Returns the draft of the sticker for a vehicle by name from the catalog, or `null` if there is nothing to print. */
export function draftByName(
  { vehicles, classics, builds }: FakeCatalogue,
  name: Pick<Vehicle, 'year' | 'make' | 'model'>,
): StickerDraft | null {
  const key = buildKey(name);
  const known = builds.get(key) ?? [];
  if (!known.some(hasStickerSubstance)) return null;
  // A name in different case is replaced with the catalog's spelling.
  const { year, make, model } = [...vehicles, ...classics].find((vehicle) => buildKey(vehicle) === key) ?? name;
  return { vehicle: { ...unknownVehicle(''), year, make, model }, builds: known, mode: 'ymmt', demonstration: true };
}

/** Returns the names of vehicles with builds, filtered by year, make and model if given. */
export function namesIn({ vehicles, classics, builds }: FakeCatalogue, wanted: Partial<VehicleName> = {}) {
  const fits = (text: string, part: string | undefined) =>
    part === undefined || text.toUpperCase() === part.toUpperCase();
  return [...vehicles, ...classics].flatMap((vehicle) => {
    const { year, make, model } = vehicle;
    const known = builds.get(buildKey(vehicle)) ?? [];
    if (year === null || make === null || model === null || known.length === 0) return [];
    const isWanted = year === (wanted.year ?? year) && fits(make, wanted.make) && fits(model, wanted.model);
    return isWanted ? [{ year, make, model, trims: known.map(({ trim }) => trim).toSorted() }] : [];
  });
}

/**
 * A few vehicles of the embedded origin's demonstration data: one with builds, one without, one for Europe, classics.
 */
export const demonstrationCatalogue: FakeCatalogue = {
  vehicles: [
    aVehicle(),
    aVehicle({ vin: '1FTFW1ET3EFA00001', year: 2014, make: 'Ford', model: 'F-150', trim: null }),
    aVehicle({ vin: '1FTFW1ET5DFA00001', year: 2013, make: 'Ford', model: 'F-150', trim: null }),
    aVehicle({ vin: 'VF1RFB00066123456', year: null, make: 'Renault', model: null, trim: null, isEurope: true }),
  ],
  classics: [
    aClassicVehicle(),
    aClassicVehicle({ vin: 'TD 26 4711', year: 1953, make: 'MG', model: 'TD', series: null, modelId: null }),
  ],
  plates: new Map([['DEMO001 CA', '1HGCM82693A000001']]),
  builds: new Map([
    ['2003 HONDA ACCORD', [aVehicleBuild(), aVehicleBuild({ trim: 'LX-V6', style: null, basePrice: usd(22_500) })]],
    ['1967 FORD MUSTANG', [aVehicleBuild({ trim: 'Convertible', style: '2-door convertible' })]],
    ['1953 MG TD', [aVehicleBuild({ trim: 'Roadster', style: '2-door roadster' })]],
  ]),
  suggested: new Map([['2014 FORD F-150', [aVehicleBuild({ trim: 'XLT', style: '4-door SuperCrew XLT 4x4' })]]]),
};
