import type { Feedback } from '#core/feedback/feedback.ts';

/**
 * Builds feedback on a report.
 *
 * @example
 * aFeedback({ satisfaction: 1, message: 'A record is wrong.' });
 */
export function aFeedback(changes: Partial<Feedback> = {}): Feedback {
  return { vin: '1HGCM82693A000001', reportType: 'report', satisfaction: 5, message: 'Just right.', ...changes };
}
