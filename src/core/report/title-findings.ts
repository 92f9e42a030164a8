import { type HistoryRecord, recordsOf, type TitleIssued } from './history-record.ts';
import { evidenceOf, type FindingWeight, type NamelessFinding } from './report-finding.ts';
import { type TitleBrand, type TitleBrandKind, titleBrand } from './title-brand.ts';
import { type TitleRecord, titleWashes } from './title-wash.ts';

const WEIGHT_OF_KIND: Readonly<Record<TitleBrandKind, FindingWeight>> = {
  damage: 'severe',
  construction: 'caution',
  use: 'caution',
  theft: 'caution',
  lien: 'caution',
  odometer: 'severe',
};
/** Actual mileage or an exemption from disclosure does not count against a vehicle. */
const HARMLESS_BRANDS: readonly string[] = ['68', '71'];

/**
 * Returns the findings about titles: each brand once with its titles, and brands that are missing from a later title of
 * another state.
 *
 * Source: ANSI D20 for the brands; the weights are the product's own.
 *
 * @example
 * titleFindings([]); // []
 */
export function titleFindings(records: readonly HistoryRecord[]): readonly NamelessFinding[] {
  const titles = recordsOf(records, 'title');
  return [...washFindings(titles), ...brandFindings(titles)];
}

function brandFindings(titles: readonly TitleIssued[]): readonly NamelessFinding[] {
  const brands = new Map<string, { readonly brand: TitleBrand; readonly titles: TitleIssued[] }>();
  for (const title of titles) {
    for (const brand of title.brandCodes.map(titleBrand)) {
      if (brand === null) continue;
      const entry = brands.get(brand.code) ?? { brand, titles: [] };
      entry.titles.push(title);
      brands.set(brand.code, entry);
    }
  }
  return [...brands.values()].map(({ brand, titles: bearing }) => ({
    section: 'titles',
    weight: HARMLESS_BRANDS.includes(brand.code) ? 'notice' : WEIGHT_OF_KIND[brand.kind],
    matter: { code: 'brand', brandCode: brand.code, state: bearing[0]?.place ?? null },
    evidence: bearing.map(evidenceOf),
  }));
}

function washFindings(titles: readonly TitleIssued[]): readonly NamelessFinding[] {
  return titleWashes(titles.flatMap(titleOfState)).map(({ branded, brands, clean }) => ({
    section: 'titles',
    weight: 'severe',
    matter: {
      code: 'title-wash',
      brandCodes: brands.map(({ code }) => code),
      from: branded[0]?.state ?? '',
      to: clean.state,
    },
    evidence: [...branded, clean].map(({ source, recordId, issuedAt }) => ({ source, recordId, at: issuedAt })),
  }));
}

/** Title washing can be detected only for titles whose state is known. */
function titleOfState({ place, at, ...title }: TitleIssued): readonly TitleRecord[] {
  return place === null ? [] : [{ ...title, issuedAt: at, state: place }];
}
