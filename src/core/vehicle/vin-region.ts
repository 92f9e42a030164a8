/** The regions to which ISO 3780 assigns the first characters of VINs. */
export type VinRegion = 'africa' | 'asia' | 'europe' | 'north-america' | 'oceania' | 'south-america';

const REGIONS: readonly (readonly [RegExp, VinRegion])[] = [
  [/^[ABC]/, 'africa'],
  [/^[HJKLMNPR]/, 'asia'],
  [/^[STUVWXYZ]/, 'europe'],
  [/^[1-57]/, 'north-america'],
  [/^6/, 'oceania'],
  [/^[89]/, 'south-america'],
];

/**
 * Returns the region of a 17-character VIN: the region of the manufacturer's headquarters, which may differ from where
 * the vehicle was built or sold. Returns `null` if the first character is not assigned to a region.
 *
 * Source: ISO 3780 (VEH-08).
 *
 * @example
 * vinRegion('WBA3A5C54CF000001'); // 'europe'
 */
export function vinRegion(vin: string): VinRegion | null {
  return REGIONS.find(([pattern]) => pattern.test(vin))?.[1] ?? null;
}
