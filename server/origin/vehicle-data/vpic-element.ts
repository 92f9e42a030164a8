/**
 * vPIC's numbers for what a pattern can tell of a vehicle (its table `Element`).
 */
export const VPIC_ELEMENT = {
  bodyClass: 5,
  cylinders: 9,
  displacementCc: 11,
  displacementCubicInches: 12,
  displacementLitres: 13,
  doors: 14,
  driveType: 15,
  engineModel: 18,
  enginePowerKw: 21,
  fuelPrimary: 24,
  weightRatingFrom: 25,
  model: 28,
  plantCity: 31,
  series: 34,
  transmission: 37,
  trim: 38,
  engineConfiguration: 64,
  enginePowerHp: 71,
  plantCountry: 75,
  plantCompany: 76,
  plantState: 77,
  weightRatingTo: 190,
} as const;
