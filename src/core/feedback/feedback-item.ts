import type { FeedbackType } from './feedback-type.ts';

/** Feedback that was given: its vehicle and type. Source: specification, section 3 (FBK-10). */
export interface FeedbackItem {
  /** Empty if the feedback was not about a vehicle. */
  readonly vin: string;
  readonly type: FeedbackType;
}

/** The browser storage key of the feedback given (specification, section 3). */
export const FEEDBACKS_STORAGE_KEY = 'feedbacks';

/**
 * Returns whether feedback may be requested: not after feedback of the same type, or of type `regenerate` or `sticker`,
 * for that vehicle. The case of the VIN is ignored.
 *
 * Source: specification, section 4 (FBK-10).
 *
 * @example
 * mayStartFeedback([], { vin: '1HGCM82693A000001', type: 'report' }); // true
 */
export function mayStartFeedback(given: readonly FeedbackItem[], { vin, type }: FeedbackItem): boolean {
  return !given.some(
    (item) =>
      item.vin.toUpperCase() === vin.toUpperCase() &&
      [type, 'regenerate', 'sticker'].some((kind) => kind === item.type),
  );
}

/**
 * Returns the list with the new feedback, without duplicates of vehicle and type.
 *
 * Source: specification, section 4 (FBK-11).
 *
 * @example
 * withFeedback([], { vin: '1HGCM82693A000001', type: 'report' }).length; // 1
 */
export function withFeedback(given: readonly FeedbackItem[], item: FeedbackItem): readonly FeedbackItem[] {
  const isThere = given.some(({ vin, type }) => vin === item.vin && type === item.type);
  return isThere ? given : [...given, item];
}
