/** The states that issue license plates, and the federal district, as two-letter USPS codes. */
export const US_STATES = [
  ...(['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS'] as const),
  ...(['KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC'] as const),
  ...(['ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'] as const),
] as const;

/** One of the {@link US_STATES}. */
export type UsState = (typeof US_STATES)[number];

/**
 * Returns the state for two letters in any case; `null` if there is none.
 *
 * Source: USPS Publication 28, appendix B.
 *
 * @example
 * usState(' ca '); // 'CA'
 */
export function usState(text: string): UsState | null {
  const code = text.trim().toUpperCase();
  return US_STATES.find((state) => state === code) ?? null;
}
