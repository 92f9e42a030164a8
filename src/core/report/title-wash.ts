import { type TitleBrand, titleBrand } from './title-brand.ts';

/** A title that a state has issued. */
export interface TitleRecord {
  /** UTC epoch milliseconds. */
  readonly issuedAt: number;
  /** The state's two letters. */
  readonly state: string;
  /** Codes of the brands on it; none on a clean one. */
  readonly brandCodes: readonly string[];
  readonly source: string;
  /** How its source names the record. */
  readonly recordId: string;
}

/** A brand that was on a title in one state and is missing from a later one elsewhere. */
export interface TitleWashFinding {
  /** The titles with a brand, before the clean one, the earliest first. */
  readonly branded: readonly TitleRecord[];
  /** The lasting brands on them, each once. */
  readonly brands: readonly TitleBrand[];
  /** The first clean title elsewhere. */
  readonly clean: TitleRecord;
}

/**
 * Finds titles that were washed: after a lasting brand in one state, a clean title in another. A title of the same state
 * is none, for there a brand can be corrected; nor is one that bears any lasting brand, such as rebuilt after salvage.
 * Each branded title counts once, with the first clean one that follows it elsewhere.
 *
 * Source: the product's own rule, over the brands of ANSI D20.
 *
 * @example
 * const title = { source: 'state', recordId: '' };
 * titleWashes([
 *   { ...title, issuedAt: 1, state: 'TX', brandCodes: ['11'] },
 *   { ...title, issuedAt: 2, state: 'OK', brandCodes: [] },
 * ]).length; // 1
 */
export function titleWashes(titles: readonly TitleRecord[]): readonly TitleWashFinding[] {
  const ordered = titles.toSorted((one, other) => one.issuedAt - other.issuedAt);
  const cleanAfter = ordered
    .filter((title) => lastingBrands(title).length > 0)
    .map((branded) => ({
      branded,
      clean: ordered.find((title) => isWashOf(branded, title)),
    }));
  return ordered.flatMap((clean) => {
    const branded = cleanAfter.filter((pair) => pair.clean === clean).map((pair) => pair.branded);
    return branded.length === 0 ? [] : [{ branded, brands: [...new Set(branded.flatMap(lastingBrands))], clean }];
  });
}

function isWashOf(branded: TitleRecord, title: TitleRecord): boolean {
  return (
    title.issuedAt > branded.issuedAt &&
    title.state.toUpperCase() !== branded.state.toUpperCase() &&
    lastingBrands(title).length === 0
  );
}

function lastingBrands({ brandCodes }: TitleRecord): readonly TitleBrand[] {
  return brandCodes
    .map(titleBrand)
    .filter((brand) => brand !== null)
    .filter(({ isLasting }) => isLasting);
}
