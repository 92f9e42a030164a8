import { type BestMatches, bestMatches } from './best-matches.ts';
import { modelYearCandidates, type YearRule } from './model-year.ts';
import { descriptorOf, type VpicCatalogue, type WmiRecord } from './vpic-catalogue.ts';
import { VPIC_ELEMENT } from './vpic-element.ts';

const PASSENGER_CAR = 2;
const TRUCK = 3;
const MULTIPURPOSE_VEHICLE = 7;
const LIGHT_TRUCK = 1;
const HEAVY_TRUCK = 2;

/** A possible model year of a VIN, with vPIC's data for that year. */
export type VinReading = {
  readonly year: number;
  readonly matches: BestMatches;
  readonly decodesModel: boolean;
};

/** Limits for the choice of the model year. */
export type YearBounds = {
  /** The latest possible model year. */
  readonly latestYear: number;
  /** The stated model year, or `null`. */
  readonly namedYear: number | null;
};

/**
 * Decodes a VIN for the best matching model year. If the rule for position 7 leaves a choice, the stated year is used;
 * otherwise the year in which vPIC has the model, then the one with more data, then the more likely one.
 *
 * @returns `null` if position 10 is not a year code
 *
 * @example
 * readVin(catalogue, wmi, '1HGCM82633A004352', { latestYear: 2027, namedYear: null })?.year; // 2003
 */
export function readVin(
  catalogue: VpicCatalogue,
  wmi: WmiRecord,
  vin: string,
  { latestYear, namedYear }: YearBounds,
): VinReading | null {
  const descriptor = descriptorOf(vin);
  const candidates = modelYearCandidates(vin, yearRuleOf(wmi), latestYear);
  let best: VinReading | null = null;
  for (const year of candidates.includes(namedYear ?? 0)
    ? candidates.filter((each) => each === namedYear)
    : candidates) {
    const matches = bestMatches(catalogue.matches(wmi.id, year, descriptor));
    const reading = { year, matches, decodesModel: matches.has(VPIC_ELEMENT.model) };
    if (best === null || isMoreComplete(reading, best)) best = reading;
  }
  return best;
}

/**
 * Returns whether a VIN decodes to a model in any of its possible years; several times faster than `readVin`.
 *
 * @example
 * decodesModel(catalogue, wmi, '1HGCM82633A004352', 2027); // true
 */
export function decodesModel(catalogue: VpicCatalogue, wmi: WmiRecord, vin: string, latestYear: number): boolean {
  const descriptor = descriptorOf(vin);
  return modelYearCandidates(vin, yearRuleOf(wmi), latestYear).some((year) =>
    catalogue.decodesModel(wmi.id, year, descriptor),
  );
}

/**
 * Returns how reliably position 7 determines the model year for this manufacturer.
 *
 * @example
 * yearRuleOf({ ...wmi, vehicleTypeId: 6 }); // 'silent': a trailer
 */
function yearRuleOf(wmi: WmiRecord): YearRule {
  if (wmi.vehicleTypeId === PASSENGER_CAR || wmi.vehicleTypeId === MULTIPURPOSE_VEHICLE) return 'binding';
  if (wmi.vehicleTypeId !== TRUCK || wmi.truckTypeId === HEAVY_TRUCK) return 'silent';
  return wmi.truckTypeId === LIGHT_TRUCK ? 'binding' : 'preferred';
}

function isMoreComplete(reading: VinReading, other: VinReading): boolean {
  if (reading.decodesModel !== other.decodesModel) return reading.decodesModel;
  return reading.matches.size > other.matches.size;
}
