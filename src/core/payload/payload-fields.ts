/** An external object whose fields may have any value. */
export type PayloadRecord = Readonly<Record<string, unknown>>;

/**
 * Returns the value as a record of fields, or `null` if it is not an object. An array is not a record.
 *
 * @example
 * recordFrom({ year: 2003 })?.year; // 2003
 */
export function recordFrom(value: unknown): PayloadRecord | null {
  return isRecord(value) ? value : null;
}

/**
 * Returns the value as text without surrounding spaces; a finite number counts as text. Returns `null` for empty or
 * other values.
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
 * Returns the value as a finite number; numeric text is converted. Returns `null` for other values.
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
 * Returns the value as an array; any other value becomes an empty array.
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
