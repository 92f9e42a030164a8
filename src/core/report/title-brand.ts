/** The subject of a brand. */
export type TitleBrandKind = 'damage' | 'construction' | 'use' | 'theft' | 'lien' | 'odometer';

/** A brand that a state prints on a title. */
export interface TitleBrand {
  /** Two digits. */
  readonly code: string;
  readonly kind: TitleBrandKind;
  /** The English name; screens translate it by code. */
  readonly name: string;
  /** Whether the brand describes a fact that a later title cannot undo. */
  readonly isLasting: boolean;
}

const BRANDS: readonly (readonly [code: string, kind: TitleBrandKind, name: string, passing?: 'passing'])[] = [
  ['01', 'damage', 'Flood damage'],
  ['02', 'damage', 'Fire damage'],
  ['03', 'damage', 'Hail damage'],
  ['04', 'damage', 'Salt water damage'],
  ['05', 'damage', 'Vandalism'],
  ['06', 'construction', 'Kit vehicle'],
  ['07', 'damage', 'Dismantled'],
  ['08', 'damage', 'Junk'],
  ['09', 'damage', 'Rebuilt'],
  ['10', 'damage', 'Reconstructed'],
  ['11', 'damage', 'Salvage'],
  ['14', 'damage', 'Collision'],
  ['16', 'damage', 'Salvage, retained by the owner'],
  ['17', 'use', 'Former taxi'],
  ['18', 'use', 'Former police vehicle'],
  ['22', 'construction', 'Gray market'],
  ['23', 'use', 'Warranty return'],
  ['30', 'construction', 'Replica'],
  ['31', 'damage', 'Totaled'],
  ['35', 'damage', 'For parts only'],
  ['36', 'theft', 'Recovered after theft'],
  ['37', 'lien', 'Undisclosed lien', 'passing'],
  ['68', 'odometer', 'Odometer: actual mileage', 'passing'],
  ['69', 'odometer', 'Odometer: not the actual mileage'],
  ['70', 'odometer', 'Odometer: tampering verified'],
  ['71', 'odometer', 'Odometer: exempt from disclosure', 'passing'],
  ['72', 'odometer', 'Odometer: exceeds mechanical limits'],
  ['73', 'odometer', 'Odometer: may be altered'],
  ['74', 'odometer', 'Odometer: replaced'],
  ['76', 'odometer', 'Odometer: discrepancy'],
];

/**
 * All supported title brands.
 *
 * Source: ANSI D20, as NMVTIS uses it.
 */
export const TITLE_BRANDS: readonly TitleBrand[] = /* @__PURE__ */ BRANDS.map(([code, kind, name, passing]) => ({
  code,
  kind,
  name,
  isLasting: passing === undefined,
}));

/**
 * Returns the brand of a code, even if its leading zero is missing; `null` for an unknown code.
 *
 * @example
 * titleBrand('1')?.name; // 'Flood damage'
 */
export function titleBrand(code: string): TitleBrand | null {
  const wanted = code.trim().padStart(2, '0');
  return TITLE_BRANDS.find((brand) => brand.code === wanted) ?? null;
}
