/** What came from outside as an object: its fields may hold anything. */
export type PayloadRecord = Readonly<Record<string, unknown>>;

/**
 * The value as a record of fields, or `null` where it is none (a list is none either).
 *
 * @example
 * recordFrom({ year: 2003 })?.year; // 2003
 */
export function recordFrom(value: unknown): PayloadRecord | null {
  return isRecord(value) ? value : null;
}

/**
 * The value as text without blanks around it; a finite number counts as text. `null` where it says nothing.
 *
 * @example
 * textFrom(' Honda '); // 'Honda'
 */
export function textFrom(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  return value.trim() || null;
}

/**
 * The value as a finite number, also where it came as text. `null` where it is none.
 *
 * @example
 * numberFrom('42'); // 42
 */
export function numberFrom(value: unknown): number | null {
  const text = textFrom(value);
  if (text === null) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/**
 * The value as a list; what is no list is an empty one.
 *
 * @example
 * listFrom(null); // []
 */
export function listFrom(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is PayloadRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
