/** The classic formats that can be read without a manufacturer's manual. */
export type ClassicVinFormat = 'mopar-13' | 'ford-11' | 'gm-13-from-1972' | 'gm-13-before-1972';

/** The parts of a classic VIN. */
export type ClassicVinPartName =
  | 'car-line'
  | 'price-class'
  | 'division'
  | 'series'
  | 'body'
  | 'engine'
  | 'year'
  | 'plant'
  | 'sequence';

/** One part of a classic VIN; `position` counts from 1. */
export interface ClassicVinPart {
  readonly name: ClassicVinPartName;
  readonly position: number;
  readonly text: string;
}

/** One reading of a classic VIN. Its one-digit year may match several model years, the earliest first. */
export interface ClassicVinReading {
  readonly format: ClassicVinFormat;
  readonly parts: readonly ClassicVinPart[];
  readonly years: readonly number[];
}

interface ClassicFormat {
  readonly format: ClassicVinFormat;
  readonly pattern: RegExp;
  readonly layout: readonly (readonly [ClassicVinPartName, number])[];
  /** The first and last model year in which the format was used. */
  readonly span: readonly [number, number];
  /** The model year for which the letter A was used in place of the digit. */
  readonly letterYear: number | null;
}

const FORMATS: readonly ClassicFormat[] = [
  {
    format: 'mopar-13',
    pattern: /^[A-Z]{2}\d{2}[A-Z][\dA][A-Z\d]\d{6}$/,
    layout: [
      ['car-line', 1],
      ['price-class', 1],
      ['body', 2],
      ['engine', 1],
      ['year', 1],
      ['plant', 1],
      ['sequence', 6],
    ],
    span: [1966, 1979],
    letterYear: 1980,
  },
  {
    format: 'ford-11',
    pattern: /^\d[A-Z]\d{2}[A-Z\d]\d{6}$/,
    layout: [
      ['year', 1],
      ['plant', 1],
      ['body', 2],
      ['engine', 1],
      ['sequence', 6],
    ],
    span: [1960, 1980],
    letterYear: null,
  },
  {
    format: 'gm-13-from-1972',
    pattern: /^\d[A-Z]\d{2}[A-Z][2-9A][A-Z\d]\d{6}$/,
    layout: [
      ['division', 1],
      ['series', 1],
      ['body', 2],
      ['engine', 1],
      ['year', 1],
      ['plant', 1],
      ['sequence', 6],
    ],
    span: [1972, 1979],
    letterYear: 1980,
  },
  {
    format: 'gm-13-before-1972',
    pattern: /^\d{5}[5-901][A-Z]\d{6}$/,
    layout: [
      ['division', 1],
      ['series', 2],
      ['body', 2],
      ['year', 1],
      ['plant', 1],
      ['sequence', 6],
    ],
    span: [1965, 1971],
    letterYear: null,
  },
];

/**
 * Reads the parts of a VIN from before 1981 in every matching format; returns an empty list if no known format matches.
 * Spaces and dashes between the parts are ignored.
 *
 * Source: makers' decoding tables, as commonly published (VEH-08).
 *
 * @example
 * readClassicVin('7R02C123456')[0]?.years; // [1967, 1977]
 */
export function readClassicVin(vin: string): readonly ClassicVinReading[] {
  const bare = vin.replace(/[\s-]/g, '').toUpperCase();
  return FORMATS.filter(({ pattern }) => pattern.test(bare)).map((format) => {
    const parts = partsOf(bare, format.layout);
    const year = parts.find(({ name }) => name === 'year')?.text ?? '';
    return { format: format.format, parts, years: yearsFor(year, format) };
  });
}

function partsOf(vin: string, layout: ClassicFormat['layout']): readonly ClassicVinPart[] {
  let start = 0;
  return layout.map(([name, length]) => {
    const part = { name, position: start + 1, text: vin.slice(start, start + length) };
    start += length;
    return part;
  });
}

function yearsFor(code: string, { span: [first, last], letterYear }: ClassicFormat): readonly number[] {
  if (!/\d/.test(code)) return letterYear === null ? [] : [letterYear];
  const years: number[] = [];
  for (let year = first; year <= last; year += 1) {
    if (year % 10 === Number(code)) years.push(year);
  }
  return years;
}
