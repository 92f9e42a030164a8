import type { VinRegion } from '#core/vehicle/vin-region.ts';

/** The engine data of vPIC. Each value can be unknown. */
export type DecodedEngine = {
  readonly cylinders: number | null;
  /** Liters, rounded to one tenth as manufacturers state them. */
  readonly displacementLitres: number | null;
  /** Brake horsepower (SAE, not metric). */
  readonly powerHp: number | null;
  /** vPIC's term, such as `V-Shaped` or `In-Line`. */
  readonly configuration: string | null;
  /** The manufacturer's engine code, such as `J30A4`. */
  readonly model: string | null;
};

/** The assembly plant, in vPIC's terms (cities and countries are in uppercase). */
export type DecodedPlant = {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly company: string | null;
};

/** Gross vehicle weight rating as a range of classes. `maximumPounds` is `null` for the open-ended class 8. */
export type WeightRating = {
  readonly description: string;
  readonly minimumPounds: number;
  readonly maximumPounds: number | null;
};

/**
 * An error code of vPIC: 0 no error, 1 invalid check digit, 2 one character corrected, 3 one character corrected
 * assuming a valid check digit, 4 several corrections possible, 5 several errors, 6 not 17 characters, 7 manufacturer
 * not registered in the United States, 8 no detailed data, 11 invalid model-year character, 12 model year differs from
 * the stated one, 14 only partly described, 400 invalid characters.
 */
export type VinErrorCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 11 | 12 | 14 | 400;

/**
 * A decoded vehicle. Values that neither the VIN nor vPIC contains are `null`; nothing is guessed.
 *
 * Source: NHTSA's vPIC for vehicles built for the United States, ISO 3780 for region and country.
 *
 * @example
 * decoder.decode('1HGCM82633A004352').model; // 'Accord'
 */
export type DecodedVin = {
  /** Uppercase, without surrounding spaces; otherwise unchanged. */
  readonly vin: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly series: string | null;
  readonly trim: string | null;
  readonly body: string | null;
  readonly doors: number | null;
  readonly engine: DecodedEngine;
  /** Primary fuel in vPIC's terms, such as `Gasoline` or `Electric`. */
  readonly fuel: string | null;
  readonly drive: string | null;
  readonly transmission: string | null;
  readonly plant: DecodedPlant;
  /** vPIC's vehicle type, such as `Passenger Car` or `Trailer`. */
  readonly vehicleType: string | null;
  readonly gvwr: WeightRating | null;
  readonly manufacturer: string | null;
  /** In ascending order; `[0]` without errors. */
  readonly errorCodes: readonly VinErrorCode[];
  /** The only VIN that differs in a single character, has a valid check digit and decodes to a model. */
  readonly suggestedVin: string | null;
  /** `null` if no check digit is required: European vehicles, and anything other than 17 valid characters. */
  readonly checkDigitValid: boolean | null;
  /** ISO 3780 region of the manufacturer. */
  readonly region: VinRegion | null;
  /** English name of the manufacturer's country. */
  readonly country: string | null;
  /** ISO 3166-1 alpha-2 code of the manufacturer's country, for localized names. */
  readonly countryCode: string | null;
  /** Whether the manufacturer is registered in Europe (first character S to Z). */
  readonly isEurope: boolean;
  /**
   * Whether the VIN is from a European manufacturer and does not follow United States rules. Such VINs require neither
   * check digit nor model year, and vPIC does not describe the vehicles: only manufacturer, country and region are
   * known.
   */
  readonly isEuropeanBuild: boolean;
};
