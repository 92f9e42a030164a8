/** A licence plate, spelt as `plateText` and `plateState` make it. */
interface Plate {
  readonly plate: string;
  readonly state: string;
}

/** The vehicle that bears a plate. */
export interface PlateHolder {
  readonly vin: string;
  /** Whether the plate is made up to show the product. */
  readonly demonstration: boolean;
}

/** Who knows the vehicles of licence plates. One that cannot answer throws. */
export interface PlateSource {
  /** `null` for a plate that it does not know. */
  find(plate: Plate): Promise<PlateHolder | null>;
}
