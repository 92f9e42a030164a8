import type { SQLOutputValue } from 'node:sqlite';

const PLACEHOLDERS = new Set(['', 'n/a', 'none', 'not applicable', 'not available', 'tbd', 'unknown']);

/**
 * A cell as text, without surrounding blanks; `null` for what the catalogue writes instead of leaving a cell empty.
 *
 * @example
 * textOf('N/A'); // null
 */
export function textOf(value: SQLOutputValue | undefined): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return PLACEHOLDERS.has(text.toLowerCase()) ? null : text;
}

/**
 * A cell as a number, whether it is stored as one or as text.
 *
 * @example
 * numberOf('3.50'); // 3.5
 */
export function numberOf(value: SQLOutputValue | undefined): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
