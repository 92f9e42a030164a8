/** A license plate, normalized by `plateText` and `plateState`. */
interface Plate {
  readonly plate: string;
  readonly state: string;
}

/** The vehicle with a license plate. */
export interface PlateHolder {
  readonly vin: string;
  /** Whether the plate is demonstration data. */
  readonly demonstration: boolean;
}

/** Returns the vehicles of license plates. Throws if it is unavailable. */
export interface PlateSource {
  /** `null` for an unknown plate. */
  find(plate: Plate): Promise<PlateHolder | null>;
}
