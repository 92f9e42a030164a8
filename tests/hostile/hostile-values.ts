import type { SeededRandom } from '../crashes/seeded-random.ts';

/** Known attacks on other products, and inputs that once broke this one. */
const TEXTS = [
  "' OR '1'='1' --",
  '"; DROP TABLE users; --',
  '%00\u0000',
  '\u0000',
  '../../../../etc/passwd',
  '/..//evil.example',
  'a\r\nSet-Cookie: token=stolen',
  'a\u2028b\u2029c',
  '{"$gt":""}',
  '{"length":1000000000}',
  '[[[[[[[[[[',
  '__proto__',
  'constructor',
  '-1e309',
  'NaN',
  '9007199254740993',
  '\ud800',
  '𝕍'.repeat(300),
  '=HYPERLINK("http://evil.example")',
  ';＝1',
  ' '.repeat(500),
  '1HGCM82633A004352',
  '1HGCM82633A00435é',
  '127.999.999.999',
  'ada@people.example',
  'ⓐda@people.example',
  '<script>alert(1)</script>',
  '$' + '{7*7}',
  '',
] as const;

const NAMES = [
  '__proto__',
  'constructor',
  'length',
  'toString',
  'where[domain][equals]',
  'where[__proto__][equals]',
  'a[]',
  'a.b',
];

/** Returns a value for a field: text or any other JSON value. */
export function hostileValue(random: SeededRandom, depth = 3): unknown {
  const kind = random.below(depth > 0 ? 10 : 6);
  if (kind < 3) return random.oneOf(TEXTS);
  if (kind === 3) return randomText(random);
  if (kind === 4) return random.oneOf([0, -1, 1.5, 1e21, -1e308, 2 ** 53]);
  if (kind === 5) return random.oneOf([null, true, false]);
  if (kind < 8) return Array.from({ length: random.below(4) }, () => hostileValue(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length: random.below(4) }, () => [hostileName(random), hostileValue(random, depth - 1)]),
  );
}

/** Returns a field name that no call has. */
export function hostileName(random: SeededRandom): string {
  return random.oneOf(['x', ...NAMES]);
}

/** Returns text of arbitrary characters, including invalid ones. */
function randomText(random: SeededRandom): string {
  const end = random.oneOf([0x80, 0x3000, 0x1_0000]);
  return String.fromCharCode(...Array.from({ length: random.below(60) }, () => random.below(end)));
}

const MEGABYTE = 1_000_000;
const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

/** Bodies of up to one megabyte whose processing cost could grow faster than their size. */
export const LARGE_BODIES: readonly { readonly name: string; readonly type: string; readonly body: string }[] = [
  { name: 'deep JSON', type: 'application/json', body: '['.repeat(MEGABYTE / 2) + ']'.repeat(MEGABYTE / 2) },
  {
    name: 'deep objects',
    type: 'application/json',
    body: `${'{"a":'.repeat(MEGABYTE / 6)}1${'}'.repeat(MEGABYTE / 6)}`,
  },
  { name: 'many keys', type: 'application/json', body: `{${many(90_000, (at) => `"${at}":1,`)}"x":1}` },
  { name: 'many small values', type: 'application/json', body: `{"lines":[${'1,'.repeat(490_000)}1]}` },
  { name: 'white space', type: 'application/json', body: `{"email":"${' '.repeat(MEGABYTE - 50)}x"}` },
  { name: 'space between', type: 'application/json', body: `{${' '.repeat(MEGABYTE - 50)}"email":1}` },
  { name: 'many fields', type: 'application/x-www-form-urlencoded', body: many(100_000, (at) => `${at}=1&`) },
  { name: 'empty fields', type: 'application/x-www-form-urlencoded', body: '&'.repeat(MEGABYTE) },
  {
    name: 'one field of spaces',
    type: 'application/x-www-form-urlencoded',
    body: `email=x${'+'.repeat(MEGABYTE - 50)}x`,
  },
  {
    name: 'one field of escapes',
    type: 'application/x-www-form-urlencoded',
    body: `vin=${'%20'.repeat(MEGABYTE / 3 - 20)}`,
  },
  {
    name: 'many parts',
    type: 'multipart/form-data; boundary=x',
    body: `${many(19_000, (at) => `--x\r\ncontent-disposition: form-data; name="${at}"\r\n\r\n\r\n`)}--x--\r\n`.slice(
      0,
      MEGABYTE,
    ),
  },
];
