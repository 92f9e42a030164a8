import { describe, expect, it } from 'vitest';
import { FeedbackDialogStore } from './feedback-dialog-store.ts';
import { FeedbacksStore } from './feedbacks-store.ts';
import { createAskForFeedback, createStartFeedback } from './start-feedback.ts';

function setUp() {
  const dialog = new FeedbackDialogStore();
  const feedbacks = new FeedbacksStore();
  const startFeedback = createStartFeedback({ feedbackDialog: dialog, feedbacks });
  const askForFeedback = createAskForFeedback({
    feedbackDialog: dialog,
    startFeedback,
    askedFeedbacks: new FeedbacksStore(),
  });
  return { dialog, feedbacks, startFeedback, askForFeedback };
}

describe('askForFeedback', () => {
  it('FBK-10 asks once per vehicle, regardless of the response', () => {
    const { dialog, askForFeedback } = setUp();
    expect(askForFeedback({ type: 'report', vin: 'VIN' })).toBe(true);
    dialog.closed();
    expect(askForFeedback({ type: 'report', vin: 'VIN' })).toBe(false);
    expect(askForFeedback({ type: 'sticker', vin: 'VIN' })).toBe(false);
    expect(dialog.get().isOpen).toBe(false);
    expect(askForFeedback({ type: 'sticker', vin: 'OTHER' })).toBe(true);
    expect(dialog.get()).toMatchObject({ isOpen: true, type: 'sticker', vin: 'OTHER' });
  });

  it('FBK-10 does not ask if feedback was already given', () => {
    const { feedbacks, askForFeedback } = setUp();
    feedbacks.given({ vin: 'VIN', type: 'sticker' });
    expect(askForFeedback({ type: 'report', vin: 'VIN' })).toBe(false);
  });

  it('does not change an open dialog', () => {
    const { dialog, askForFeedback } = setUp();
    dialog.opened({ type: 'negative', vin: 'VIN' });
    expect(askForFeedback({ type: 'report', vin: 'VIN' })).toBe(false);
    expect(dialog.get()).toMatchObject({ type: 'negative', step: 2 });
  });

  it('still opens the dialog on request', () => {
    const { dialog, startFeedback, askForFeedback } = setUp();
    askForFeedback({ type: 'report', vin: 'VIN' });
    dialog.closed();
    expect(startFeedback({ type: 'report', vin: 'VIN' })).toBe(true);
    expect(dialog.get().isOpen).toBe(true);
  });
});
