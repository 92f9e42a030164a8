/** A satisfaction rating, from 1 to 5. */
export type Rating = 1 | 2 | 3 | 4 | 5;

/** A face in the rating. */
export interface RatingFace {
  readonly rating: Rating;
  /** The English name; screens translate it by rating. */
  readonly name: string;
}

/** The five faces in descending order of satisfaction (specification, section 2). */
export const RATING_FACES: readonly RatingFace[] = [
  { rating: 5, name: 'Very Satisfied' },
  { rating: 4, name: 'Satisfied' },
  { rating: 3, name: 'Neutral' },
  { rating: 2, name: 'Not Satisfied' },
  { rating: 1, name: 'Very Dissatisfied' },
];

/** How long a picked face is shown before the dialog advances, in milliseconds (specification, section 9). */
export const RATING_ADVANCE_MS = 300;

/** The lowest rating that does not count as dissatisfied (specification, section 9). */
const LOWEST_CONTENT_RATING = 3;

/**
 * Returns whether a rating is dissatisfied: below 3.
 *
 * Source: specification, sections 2 and 9 (FBK-03).
 *
 * @example
 * isDissatisfied(2); // true
 */
export function isDissatisfied(rating: Rating): boolean {
  return rating < LOWEST_CONTENT_RATING;
}
