import type { Money } from '../billing/money.ts';

/** One way a vehicle was built, as the catalogue tells it: a trim with what came with it and what could be added. */
export interface VehicleBuild {
  readonly trim: string;
  readonly style: string | null;
  readonly basePrice: Money | null;
  readonly destinationCharge: Money | null;
  readonly exteriorColors: readonly PaintColor[];
  readonly interiorColors: readonly PaintColor[];
  readonly packages: readonly PackageSection[];
  readonly standardEquipment: readonly EquipmentSection[];
  readonly economy: FuelEconomy | null;
  readonly safety: SafetyRatings | null;
  readonly partsContent: PartsContent | null;
}

/** A colour by the maker's name, with a swatch as `#rrggbb`. */
export interface PaintColor {
  readonly name: string;
  readonly swatch: string;
}

/** Packages and options under one heading. */
export interface PackageSection {
  readonly name: string;
  readonly data: readonly PackageItem[];
}

/** One package or option; an unknown price is `null`. */
export interface PackageItem {
  readonly code: string;
  readonly name: string;
  readonly price: Money | null;
  /** Whether this vehicle is known to have left the plant with it. */
  readonly preselected: boolean;
}

/** Standard equipment under one heading. */
export interface EquipmentSection {
  readonly name: string;
  readonly items: readonly string[];
}

/** Fuel economy as on the EPA label: miles per gallon, gallons per 100 miles, cost a year. */
export interface FuelEconomy {
  readonly combined: number;
  readonly city: number;
  readonly highway: number;
  readonly gallonsPer100Miles: number | null;
  readonly annualFuelCost: Money | null;
}

/** Government safety ratings in stars (1 to 5), never summed; `null` is "Not Rated". */
export interface SafetyRatings {
  readonly overall: number | null;
  readonly frontalDriver: number | null;
  readonly frontalPassenger: number | null;
  readonly side: number | null;
  readonly rollover: number | null;
}

/** Where the parts came from, as 49 CFR 583.5 asks it to be told. */
export interface PartsContent {
  readonly usCanadianPercent: number;
  readonly others: readonly { readonly country: string; readonly percent: number }[];
  readonly finalAssembly: string;
  readonly engineOrigin: string;
  readonly transmissionOrigin: string;
}
