import { type TitleBrand, titleBrand } from './title-brand.ts';

/** A title issued by a state. */
export interface TitleRecord {
  /** In UTC epoch milliseconds. */
  readonly issuedAt: number;
  /** The two-letter code of the state. */
  readonly state: string;
  /** The codes of its brands; empty for a clean title. */
  readonly brandCodes: readonly string[];
  readonly source: string;
  /** The ID of the record at its source. */
  readonly recordId: string;
}

/** A brand on a title of one state that is missing from a later title of another state. */
export interface TitleWashFinding {
  /** The branded titles before the clean one, in chronological order. */
  readonly branded: readonly TitleRecord[];
  /** The lasting brands of these titles, without duplicates. */
  readonly brands: readonly TitleBrand[];
  /** The first clean title of another state. */
  readonly clean: TitleRecord;
}

/**
 * Finds washed titles: a clean title in one state after a lasting brand in another. Titles of the same state are
 * excluded, because there a brand can be corrected, and so are titles with any lasting brand, such as rebuilt after
 * salvage. Each branded title counts once, with the first clean one that follows it in another state.
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
