import { describe, expect, it } from 'vitest';
import { FeedbackDialogStore } from './feedback-dialog-store.ts';
import { FeedbacksStore } from './feedbacks-store.ts';
import { createStartFeedback } from './start-feedback.ts';

function setUp() {
  const dialog = new FeedbackDialogStore();
  const feedbacks = new FeedbacksStore();
  return { dialog, feedbacks, startFeedback: createStartFeedback({ feedbackDialog: dialog, feedbacks }) };
}

describe('startFeedback', () => {
  it('FBK-10 opens the dialog if no feedback was given yet', () => {
    const { dialog, startFeedback } = setUp();
    expect(startFeedback({ type: 'report', vin: 'VIN' })).toBe(true);
    expect(dialog.get()).toMatchObject({ isOpen: true, type: 'report', vin: 'VIN' });
  });

  it.each(['report', 'regenerate', 'sticker'] as const)(
    'FBK-10 does not open the dialog if feedback was given: %s',
    (type) => {
      const { dialog, feedbacks, startFeedback } = setUp();
      feedbacks.given({ vin: 'VIN', type });
      expect(startFeedback({ type: 'report', vin: 'VIN' })).toBe(false);
      expect(dialog.get().isOpen).toBe(false);
      expect(startFeedback({ type: 'report', vin: 'OTHER' })).toBe(true);
    },
  );

  it('FBK-10 asks only once without a vehicle', () => {
    const { feedbacks, startFeedback } = setUp();
    expect(startFeedback({ type: 'general', vin: null })).toBe(true);
    feedbacks.given({ vin: '', type: 'general' });
    expect(startFeedback({ type: 'general', vin: null })).toBe(false);
  });
});
