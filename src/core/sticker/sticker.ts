import type { Money } from '../billing/money.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type {
  EquipmentSection,
  FuelEconomy,
  PackageItem,
  PartsContent,
  SafetyRatings,
  VehicleBuild,
} from './vehicle-build.ts';

/** The source of a line on a sticker: decoded from the VIN, taken from the catalog, or chosen by the user. */
export type StickerSource = 'vin' | 'catalogue' | 'chosen';

/** A value on a sticker with its source. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly source: StickerSource;
}

/** The mode in which a sticker was created: from the VIN, manually, or by year, make, model and trim. */
export type StickerMode = 'auto' | 'manual' | 'ymmt';

/** The content of a vehicle's sticker. `null` means unknown and is shown as such. Source: 15 USC 1232, 49 CFR 583. */
export interface StickerContent {
  readonly vehicle: Vehicle;
  readonly mode: StickerMode;
  readonly trim: Sourced<string> | null;
  readonly style: Sourced<string> | null;
  readonly exteriorColor: Sourced<string> | null;
  readonly interiorColor: Sourced<string> | null;
  readonly standardEquipment: readonly EquipmentSection[];
  readonly packages: readonly StickerPackageSection[];
  readonly prices: StickerPrices;
  readonly economy: FuelEconomy | null;
  readonly safety: SafetyRatings | null;
  readonly partsContent: PartsContent | null;
  /** Whether it is demonstration data of a fictitious vehicle, which is marked as such everywhere. */
  readonly demonstration: boolean;
}

/** The packages and options in one section of a sticker, each with its source. */
export interface StickerPackageSection {
  readonly name: string;
  readonly items: readonly (Pick<PackageItem, 'code' | 'name' | 'price'> & { readonly source: StickerSource })[];
}

/** The price block: base price, options, transport, and their total if all parts are known. */
export interface StickerPrices {
  readonly base: Money | null;
  readonly options: Money | null;
  readonly destination: Money | null;
  readonly total: Money | null;
}

/** A created sticker, stored until its owner deletes it. */
export interface Sticker {
  readonly id: string;
  /** In UTC epoch milliseconds. */
  readonly createdAt: number;
  /** The dealer whose logo is shown next to the product's, under the name of that time; omitted if there is none. */
  readonly preparedBy?: string;
  readonly content: StickerContent;
}

/** The vehicle data that is available before its sticker is created: the decoded vehicle and its catalog builds. */
export interface StickerDraft {
  readonly vehicle: Vehicle;
  readonly builds: readonly VehicleBuild[];
  readonly mode: StickerMode;
  readonly demonstration: boolean;
  /** The person's existing sticker to be regenerated; its choices are the initial ones. */
  readonly previous?: Sticker;
}

/** The mandatory notice on a printed sticker: it is never the manufacturer's original. */
export const REPRODUCTION_NOTICE = 'Reproduction – not the factory original';
