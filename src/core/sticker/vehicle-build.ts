import type { Money } from '../billing/money.ts';

/** A build of a vehicle as stored in the catalog: a trim with its equipment and available options. */
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

/** A color with the manufacturer's name and a swatch as `#rrggbb`. */
export interface PaintColor {
  readonly name: string;
  readonly swatch: string;
}

/** A section of packages and options. */
export interface PackageSection {
  readonly name: string;
  readonly data: readonly PackageItem[];
}

/** A package or option; an unknown price is `null`. */
export interface PackageItem {
  readonly code: string;
  readonly name: string;
  readonly price: Money | null;
  /** Whether this vehicle is known to have been built with it. */
  readonly preselected: boolean;
}

/** A section of standard equipment. */
export interface EquipmentSection {
  readonly name: string;
  readonly items: readonly string[];
}

/** Fuel economy as on the EPA label: miles per gallon, gallons per 100 miles, annual cost. */
export interface FuelEconomy {
  readonly combined: number;
  readonly city: number;
  readonly highway: number;
  readonly gallonsPer100Miles: number | null;
  readonly annualFuelCost: Money | null;
}

/** Government safety ratings in stars (1 to 5), never added up; `null` is "Not Rated". */
export interface SafetyRatings {
  readonly overall: number | null;
  readonly frontalDriver: number | null;
  readonly frontalPassenger: number | null;
  readonly side: number | null;
  readonly rollover: number | null;
}

/** The parts content disclosure required by 49 CFR 583.5. */
export interface PartsContent {
  readonly usCanadianPercent: number;
  readonly others: readonly { readonly country: string; readonly percent: number }[];
  readonly finalAssembly: string;
  readonly engineOrigin: string;
  readonly transmissionOrigin: string;
}
