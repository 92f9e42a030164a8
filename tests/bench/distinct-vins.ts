import type { DatabaseSync } from 'node:sqlite';
import { checkDigitOf } from '#core/vehicle/check-digit.ts';
import { VPIC_ELEMENT } from '#origin/vehicle-data/vpic-element.ts';

const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;
const ROUND = YEAR_CODES.length;
const LETTERS_AND_DIGITS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const DIGITS = '0123456789';

/**
 * Returns VINs that are in no list but decode: a manufacturer code, a description and a year that vPIC has together,
 * with a random serial number and the matching check digit. The same seed returns the same VINs.
 *
 * @example
 * distinctVins(await openVpicForTests(), { count: 1_000, seed: 1, latestYear: 2026 });
 */
export function distinctVins(
  database: DatabaseSync,
  { count, seed, latestYear }: { readonly count: number; readonly seed: number; readonly latestYear: number },
): string[] {
  const random = seededRandom(seed);
  const builds = describedBuilds(database, latestYear);
  const vins = new Set<string>();
  while (vins.size < count) {
    const build = builds[Math.floor(random() * builds.length)];
    const vin = build === undefined ? null : vinOf(build, random);
    if (vin !== null) vins.add(vin);
  }
  return [...vins];
}

type Build = { readonly wmi: string; readonly key: string; readonly from: number; readonly to: number };

function describedBuilds(database: DatabaseSync, latestYear: number): Build[] {
  return database
    .prepare(
      `SELECT Wmi.Wmi AS wmi, SchemaPattern.KeyGlob AS key, max(Wmi_VinSchema.YearFrom, ${FIRST_YEAR + 1}) AS "from",
         min(coalesce(Wmi_VinSchema.YearTo, ?1), ?1) AS "to"
       FROM Wmi JOIN Wmi_VinSchema ON Wmi_VinSchema.WmiId = Wmi.Id
       JOIN SchemaPattern ON SchemaPattern.VinSchemaId = Wmi_VinSchema.VinSchemaId
       WHERE length(Wmi.Wmi) = 3 AND SchemaPattern.ElementId = ${VPIC_ELEMENT.model} AND "from" <= "to"`,
    )
    .all(latestYear)
    .flatMap(({ wmi, key, from, to }) =>
      typeof wmi === 'string' && typeof key === 'string' && typeof from === 'number' && typeof to === 'number'
        ? [{ wmi, key, from, to }]
        : [],
    );
}

function vinOf({ wmi, key, from, to }: Build, random: () => number): string | null {
  const pick = (from: string) => from.charAt(Math.floor(random() * from.length));
  const year = from + Math.floor(random() * (to - from + 1));
  const [described = '', rest = ''] = key.replace(/\*$/, '').split('|');
  const described5 = spelled(described, pick).padEnd(5, '?');
  // Position 7 distinguishes the cycles of the year code: a digit before 2010, a letter after.
  const seventh =
    described5.charAt(3) === '?' ? pick(year < FIRST_YEAR + ROUND ? DIGITS : 'ABCDEFGH') : described5.charAt(3);
  const front = filled(described5.slice(0, 3) + seventh + described5.charAt(4), () => pick(LETTERS_AND_DIGITS));
  const yearAndPlant = spelled(rest, pick).padEnd(2, '?').slice(0, 2);
  const plant = filled(yearAndPlant.charAt(1), () => pick(LETTERS_AND_DIGITS));
  const serial = filled('??????', () => pick(DIGITS));
  const open = `${wmi}${front}0${YEAR_CODES.charAt((year - FIRST_YEAR) % ROUND)}${plant}${serial}`;
  const digit = open.length === 17 ? checkDigitOf(open) : null;
  return digit === null ? null : open.slice(0, 8) + digit + open.slice(9);
}

/** Returns a key with one character for each choice: `C[58]?` becomes `C5?` or `C8?`. */
const spelled = (key: string, pick: (from: string) => string) =>
  key.replace(/\[([^\]]+)\]/g, (_, choice: string) => pick(members(choice)));

/** Returns the characters of a choice: `A-C5` is A, B, C and 5. */
const members = (choice: string) =>
  choice.replace(/(.)-(.)/g, (_, first: string, last: string) =>
    Array.from(LETTERS_AND_DIGITS)
      .filter((sign) => sign >= first && sign <= last)
      .join(''),
  );

const filled = (text: string, next: () => string) => text.replace(/\?/g, next);

/** Mulberry32: random enough for a list, and the same list in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
