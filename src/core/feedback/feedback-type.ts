/** The subject of the feedback, or how it was requested. Source: specification, section 3 (FBK-09). */
export type FeedbackType = 'general' | 'positive' | 'negative' | 'report' | 'regenerate' | 'sticker';

/** All feedback types. */
export const FEEDBACK_TYPES: readonly FeedbackType[] = [
  'general',
  'positive',
  'negative',
  'report',
  'regenerate',
  'sticker',
];

/** The kind of document that feedback refers to. */
export type ReportType = 'report' | 'sticker';

/**
 * Returns the kind of document that a feedback type refers to; `null` if none.
 *
 * Source: specification, section 3 (FBK-09).
 *
 * @example
 * reportTypeOf('regenerate'); // 'sticker'
 */
export function reportTypeOf(type: FeedbackType): ReportType | null {
  switch (type) {
    case 'report':
      return 'report';
    case 'regenerate':
    case 'sticker':
      return 'sticker';
    case 'general':
    case 'positive':
    case 'negative':
      return null;
  }
}
