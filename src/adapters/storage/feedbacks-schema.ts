import * as z from 'zod/mini';
import type { FeedbackItem } from '#core/feedback/feedback-item.ts';
import { FEEDBACK_TYPES } from '#core/feedback/feedback-type.ts';
import { persistedState } from './persisted-state.ts';

const feedbacksSchema: z.ZodMiniType<readonly FeedbackItem[]> = z.array(
  z.object({ vin: z.string(), type: z.enum(FEEDBACK_TYPES) }),
);

/**
 * Reads which feedback was given, as stored by an earlier visit.
 *
 * Source: specification, section 3 (FBK-10).
 *
 * @example
 * parseFeedbacks([{ vin: '1HGCM82693A000001', type: 'report' }]).isOk(); // true
 */
export const parseFeedbacks = persistedState(feedbacksSchema);
