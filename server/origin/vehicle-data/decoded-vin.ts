import type { VinRegion } from '#core/vehicle/vin-region.ts';

/**
 * What the catalogue tells of an engine. Every part is known or unknown on its own.
 */
export type DecodedEngine = {
  readonly cylinders: number | null;
  /** Litres, rounded to one tenth as makers print them. */
  readonly displacementLitres: number | null;
  /** Brake horsepower (SAE, not metric). */
  readonly powerHp: number | null;
  /** vPIC's words, such as `V-Shaped` or `In-Line`. */
  readonly configuration: string | null;
  /** The maker's own engine code, such as `J30A4`. */
  readonly model: string | null;
};

/**
 * Where the vehicle was put together, in vPIC's words (cities and countries are written in capitals there).
 */
export type DecodedPlant = {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly company: string | null;
};

/**
 * Gross vehicle weight rating as a range of classes. `maximumPounds` is `null` for the open-ended class 8.
 */
export type WeightRating = {
  readonly description: string;
  readonly minimumPounds: number;
  readonly maximumPounds: number | null;
};

/**
 * One code of vPIC's list of findings:
 * 0 clean, 1 check digit wrong, 2 one character repaired, 3 one character repaired because the check digit is taken as
 * right, 4 several repairs fit, 5 several errors, 6 not 17 characters, 7 maker not registered in the United States,
 * 8 no detailed data, 11 invalid model-year character, 12 another model year than the one that was named, 14 only
 * partly described, 400 characters that no VIN has.
 */
export type VinErrorCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 11 | 12 | 14 | 400;

/**
 * A vehicle as its VIN tells it. What the VIN or the catalogue does not tell is `null`; nothing is guessed.
 *
 * Source: NHTSA's vPIC for vehicles built for the United States, ISO 3780 for region and country.
 *
 * @example
 * decoder.decode('1HGCM82633A004352').model; // 'Accord'
 */
export type DecodedVin = {
  /** Upper case, without surrounding blanks; otherwise as it was given. */
  readonly vin: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly series: string | null;
  readonly trim: string | null;
  readonly body: string | null;
  readonly doors: number | null;
  readonly engine: DecodedEngine;
  /** Primary fuel in vPIC's words, such as `Gasoline` or `Electric`. */
  readonly fuel: string | null;
  readonly drive: string | null;
  readonly transmission: string | null;
  readonly plant: DecodedPlant;
  /** vPIC's vehicle type, such as `Passenger Car` or `Trailer`. */
  readonly vehicleType: string | null;
  readonly gvwr: WeightRating | null;
  readonly manufacturer: string | null;
  /** In ascending order; `[0]` when there is nothing to say. */
  readonly errorCodes: readonly VinErrorCode[];
  /** The one VIN that differs in a single character, has a right check digit and decodes to a model. */
  readonly suggestedVin: string | null;
  /** `null` where no check digit is asked for: European builds, and anything that is not 17 valid characters. */
  readonly checkDigitValid: boolean | null;
  /** ISO 3780 region of the maker. */
  readonly region: VinRegion | null;
  /** English name of the maker's country. */
  readonly country: string | null;
  /** ISO 3166-1 alpha-2 code of the maker's country, for showing the name in another language. */
  readonly countryCode: string | null;
  /** The maker is registered in Europe (first character S to Z). */
  readonly isEurope: boolean;
  /**
   * A European maker's VIN that does not follow United States rules. Neither check digit nor model year are required
   * there, and the catalogue does not describe such vehicles: only maker, country and region are named.
   */
  readonly isEuropeanBuild: boolean;
};
