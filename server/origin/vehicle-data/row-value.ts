import type { SQLOutputValue } from 'node:sqlite';

const PLACEHOLDERS = new Set(['', 'n/a', 'none', 'not applicable', 'not available', 'tbd', 'unknown']);

/**
 * Returns a cell as text without surrounding spaces; `null` for vPIC's placeholders of empty cells.
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
 * Returns a cell as a number, stored as a number or as text.
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
