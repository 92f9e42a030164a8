import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A language code that `Intl` supports and writes in a different script, so that its month names are recognizable as
 * not English.
 */
export const PSEUDO_LANGUAGE = 'el';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STAND_INS = 'áßćďéƒğħíĵķłµńóþøřšťúůŵžýżÁẞĆĎÉƑĞĦÍĴĶŁŊŃÓÞØŘŠŤÚŮŴŽÝŻ';
/** Text that is never translated: names, standards and units. */
const NAMES =
  /\b(?:Vinport|VINs?|true|false|null|PDF|CSV|JSON|HTTP|API|OpenAPI|Stripe|NHTSA|NMVTIS|EPA|MPG|UTC|USD|Code|km|mi|CO2|Google|LiveChat|test\.vinport\.example|localhost)\b/g;

/** Writes a language next to the others: the English texts in characters that no other text contains. */
export function addPseudoLanguage(root: string): void {
  const folder = path.join(root, 'src/texts', PSEUDO_LANGUAGE);
  cpSync(path.join(root, 'src/texts/en'), folder, { recursive: true });
  for (const file of globSync('**/*.json', { cwd: folder })) {
    const texts: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    writeFileSync(path.join(folder, file), JSON.stringify(pseudo(texts)));
  }
  const language = { name: 'Pseudo', locale: `${PSEUDO_LANGUAGE}-US`, gsp: 'false' };
  writeFileSync(path.join(folder, 'language.json'), JSON.stringify(language));
}

function pseudo(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoMessage(texts);
  if (Array.isArray(texts)) return texts.map(pseudo);
  return Object.fromEntries(Object.entries(texts ?? {}).map(([name, text]) => [name, pseudo(text)]));
}

/** Leaves placeholders unchanged, and the selectors in choices between texts. */
function pseudoMessage(message: string): string {
  return outsideBraces(
    message,
    (text) => text.replaceAll(/[a-z]/gi, (letter) => STAND_INS[LETTERS.indexOf(letter)] ?? letter),
    (inner) => (inner.includes(',') ? outsideBraces(inner, (text) => text, pseudoMessage) : inner),
  );
}

function outsideBraces(text: string, outside: (text: string) => string, inside: (text: string) => string): string {
  const start = text.indexOf('{');
  if (start < 0) return outside(text);
  let end = start;
  for (let depth = 0; end === start || depth > 0; end += 1) depth += { '{': 1, '}': -1 }[text[end] ?? ''] ?? 0;
  const rest = outsideBraces(text.slice(end), outside, inside);
  return `${outside(text.slice(0, start))}{${inside(text.slice(start + 1, end - 1))}}${rest}`;
}

/** Returns the words of a text that are neither in the pseudo-language nor part of its data. */
export function foreignWords(text: string, data: readonly string[]): readonly string[] {
  const shown = data.filter((each) => each.length > 1 && text.includes(each));
  const longestFirst = shown.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, each) => left.replaceAll(asWords(each), ' '), text);
  return rest.replaceAll(NAMES, ' ').match(/[a-z]{3,}/gi) ?? [];
}

/** Returns a pattern that matches a text only as whole words. */
function asWords(text: string): RegExp {
  return new RegExp(`(?<![a-z])${text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}(?![a-z])`, 'gi');
}

/** Returns all strings in a value. */
export function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
