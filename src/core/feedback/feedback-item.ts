import type { FeedbackType } from './feedback-type.ts';

/** Feedback that was given: on which vehicle and of which type. Source: specification, section 3 (FBK-10). */
export interface FeedbackItem {
  /** Empty where it was about no vehicle. */
  readonly vin: string;
  readonly type: FeedbackType;
}

/** Under which key a browser keeps the feedback that was given from it (specification, section 3). */
export const FEEDBACKS_STORAGE_KEY = 'feedbacks';

/**
 * Whether feedback may be asked for: not where some of the same type was given on that vehicle, or some of type
 * `regenerate` or `sticker`. The case of a VIN does not matter.
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
 * The list with feedback that was just given, each vehicle and type once.
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
