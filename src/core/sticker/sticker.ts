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

/** Where a line of a sticker comes from: decoded from the VIN, out of the catalogue, or chosen by the user. */
export type StickerSource = 'vin' | 'catalogue' | 'chosen';

/** A value on a sticker together with where it comes from. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly source: StickerSource;
}

/** How a sticker came about: from the VIN, by hand, or by year, make, model and trim. */
export type StickerMode = 'auto' | 'manual' | 'ymmt';

/** What the sticker of a vehicle says. Unknown is `null` and is shown as unknown. Source: 15 USC 1232, 49 CFR 583. */
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
  /** Demonstration data: of no real vehicle, and marked so wherever it is shown. */
  readonly demonstration: boolean;
}

/** The packages and options a sticker lists under one heading, each with where it comes from. */
export interface StickerPackageSection {
  readonly name: string;
  readonly items: readonly (Pick<PackageItem, 'code' | 'name' | 'price'> & { readonly source: StickerSource })[];
}

/** The price block: base, options, transport, and their total where all parts are known. */
export interface StickerPrices {
  readonly base: Money | null;
  readonly options: Money | null;
  readonly destination: Money | null;
  readonly total: Money | null;
}

/** A sticker that was made and is kept until its owner deletes it. */
export interface Sticker {
  readonly id: string;
  /** UTC epoch milliseconds. */
  readonly createdAt: number;
  /** The dealer whose logo it bears beside ours, as they were called then; left out where it bears none. */
  readonly preparedBy?: string;
  readonly content: StickerContent;
}

/** What is known of a vehicle before its sticker is made: the decoded vehicle and the builds the catalogue has for it. */
export interface StickerDraft {
  readonly vehicle: Vehicle;
  readonly builds: readonly VehicleBuild[];
  readonly mode: StickerMode;
  readonly demonstration: boolean;
  /** The person's sticker that is to be made afresh: what was chosen for it is where they start. */
  readonly previous?: Sticker;
}

/** The words a printed sticker must bear: what we print is never the maker's own. */
export const REPRODUCTION_NOTICE = 'Reproduction – not the factory original';
