/** What a person gives feedback on, or how it was asked for. Source: specification, section 3 (FBK-09). */
export type FeedbackType = 'general' | 'positive' | 'negative' | 'report' | 'regenerate' | 'sticker';

/** Every feedback type. */
export const FEEDBACK_TYPES: readonly FeedbackType[] = [
  'general',
  'positive',
  'negative',
  'report',
  'regenerate',
  'sticker',
];

/** The kind of document that feedback is sent about. */
export type ReportType = 'report' | 'sticker';

/**
 * The kind of document a feedback type is about; `null` for those that are about none.
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
