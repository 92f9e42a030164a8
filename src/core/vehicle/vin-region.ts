/** The parts of the world that ISO 3780 gives first letters of VINs to. */
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
 * The region whose code a 17-character VIN starts with: where its maker has its seat, which need not be where the
 * vehicle was built or sold. `null` where the first sign is given to no region.
 *
 * Source: ISO 3780 (VEH-08).
 *
 * @example
 * vinRegion('WBA3A5C54CF000001'); // 'europe'
 */
export function vinRegion(vin: string): VinRegion | null {
  return REGIONS.find(([pattern]) => pattern.test(vin))?.[1] ?? null;
}
