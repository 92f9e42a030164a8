import type { BestMatches } from './best-matches.ts';
import type { DecodedEngine, DecodedPlant, DecodedVin, WeightRating } from './decoded-vin.ts';
import type { EngineModelFacts } from './engine-models.ts';
import { numberOf, textOf } from './row-value.ts';
import { VPIC_ELEMENT } from './vpic-element.ts';
import type { VpicLookups } from './vpic-lookups.ts';

const HORSEPOWER_PER_KILOWATT = 1.341_022;
const LITRES_PER_CUBIC_INCH = 0.016_387_064;

/** The data in patterns beside the model. */
export type VehicleFacts = Pick<
  DecodedVin,
  'series' | 'trim' | 'body' | 'doors' | 'engine' | 'fuel' | 'drive' | 'transmission' | 'plant' | 'gvwr'
>;

/**
 * Converts the selected patterns to vehicle data. Patterns take precedence over the data of their engine model.
 *
 * @example
 * vehicleFacts(bestMatches(matches), lookups, engineModels).fuel; // 'Gasoline'
 */
export function vehicleFacts(
  matches: BestMatches,
  lookups: VpicLookups,
  engineModels: ReadonlyMap<string, EngineModelFacts>,
): VehicleFacts {
  const engineModel = textOf(matches.get(VPIC_ELEMENT.engineModel));
  const known = engineModel === null ? undefined : engineModels.get(engineModel.toLowerCase());
  const read: ReadElement = (element) => matches.get(element) ?? known?.get(element);
  const text = (element: number) => textOf(read(element));
  const named = <Value>(element: number, names: ReadonlyMap<number, Value>): Value | null =>
    names.get(numberOf(read(element)) ?? -1) ?? null;
  const plant: DecodedPlant = {
    city: text(VPIC_ELEMENT.plantCity),
    state: text(VPIC_ELEMENT.plantState),
    country: named(VPIC_ELEMENT.plantCountry, lookups.country),
    company: text(VPIC_ELEMENT.plantCompany),
  };
  return {
    series: text(VPIC_ELEMENT.series),
    trim: text(VPIC_ELEMENT.trim),
    body: named(VPIC_ELEMENT.bodyClass, lookups.body),
    doors: positive(read(VPIC_ELEMENT.doors)),
    engine: engineFacts(read, engineModel, named(VPIC_ELEMENT.engineConfiguration, lookups.engineConfiguration)),
    fuel: named(VPIC_ELEMENT.fuelPrimary, lookups.fuel),
    drive: named(VPIC_ELEMENT.driveType, lookups.drive),
    transmission: named(VPIC_ELEMENT.transmission, lookups.transmission),
    plant,
    gvwr: weightRange(
      named(VPIC_ELEMENT.weightRatingFrom, lookups.weightRating),
      named(VPIC_ELEMENT.weightRatingTo, lookups.weightRating),
    ),
  };
}

type ReadElement = (element: number) => string | undefined;

function engineFacts(read: ReadElement, model: string | null, configuration: string | null): DecodedEngine {
  const kilowatts = positive(read(VPIC_ELEMENT.enginePowerKw));
  const cubicCentimetres = positive(read(VPIC_ELEMENT.displacementCc));
  const cubicInches = positive(read(VPIC_ELEMENT.displacementCubicInches));
  const litres =
    positive(read(VPIC_ELEMENT.displacementLitres)) ??
    (cubicCentimetres === null ? null : cubicCentimetres / 1000) ??
    (cubicInches === null ? null : cubicInches * LITRES_PER_CUBIC_INCH);
  return {
    cylinders: positive(read(VPIC_ELEMENT.cylinders)),
    displacementLitres: litres === null ? null : Math.round(litres * 10) / 10,
    powerHp:
      positive(read(VPIC_ELEMENT.enginePowerHp)) ??
      (kilowatts === null ? null : Math.round(kilowatts * HORSEPOWER_PER_KILOWATT)),
    configuration,
    model,
  };
}

function positive(value: string | undefined): number | null {
  const number = numberOf(value);
  return number !== null && number > 0 ? number : null;
}

function weightRange(from: WeightRating | null, to: WeightRating | null): WeightRating | null {
  if (from === null || to === null || to === from) return from ?? to;
  return {
    description: `${from.description} – ${to.description}`,
    minimumPounds: from.minimumPounds,
    maximumPounds: to.maximumPounds,
  };
}
