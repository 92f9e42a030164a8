import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLOSED_FEEDBACK_DIALOG,
  type FeedbackDialog,
  type FeedbackDialogEvent,
  feedbackDialogAfter,
} from './feedback-dialog.ts';
import { FEEDBACK_TYPES, type FeedbackType } from './feedback-type.ts';
import type { Rating } from './rating.ts';

const VIN = '1HGCM82693A000001';
const dialogAfter = (...events: FeedbackDialogEvent[]) => events.reduce(feedbackDialogAfter, CLOSED_FEEDBACK_DIALOG);
const opened = (type: FeedbackType): FeedbackDialogEvent => ({ kind: 'opened', type, vin: VIN });
const rated = (rating: Rating): FeedbackDialogEvent => ({ kind: 'rated', rating });
const next: FeedbackDialogEvent = { kind: 'next' };
const back: FeedbackDialogEvent = { kind: 'back' };
const closed: FeedbackDialogEvent = { kind: 'closed' };

const anyEvent: fc.Arbitrary<FeedbackDialogEvent> = fc.oneof(
  fc.constantFrom(next, back, closed),
  fc.constantFrom<Rating>(1, 2, 3, 4, 5).map(rated),
  fc.constantFrom(...FEEDBACK_TYPES).map(opened),
);

describe('feedbackDialogAfter', () => {
  it('does nothing before it is opened', () => {
    expect(CLOSED_FEEDBACK_DIALOG).toEqual({ isOpen: false, step: 0, type: 'general', vin: null, rating: null });
    expect(dialogAfter(rated(5), next)).toEqual(CLOSED_FEEDBACK_DIALOG);
  });

  it.each(['general', 'report', 'regenerate', 'sticker'] as const)(
    'FBK-01 opens for the type %s at the rating',
    (type) => {
      expect(dialogAfter(opened(type))).toEqual({ isOpen: true, step: 0, type, vin: VIN, rating: null });
    },
  );

  it('FBK-04 opens for a positive type at the text, with rating 5', () => {
    expect(dialogAfter(opened('positive'))).toMatchObject({ step: 1, rating: 5 });
  });

  it('FBK-04 opens for a negative type at the apology', () => {
    expect(dialogAfter(opened('negative'))).toMatchObject({ step: 2, rating: null });
  });

  it.each([
    [5, 1],
    [4, 1],
    [3, 1],
    [2, 2],
    [1, 2],
  ] as const)('FBK-03 advances from a rating of %d to step %d', (rating, step) => {
    expect(dialogAfter(opened('report'), rated(rating), next)).toMatchObject({ step, rating });
  });

  it('stays at the rating until a choice is made, and uses the last choice', () => {
    expect(dialogAfter(opened('report'), next).step).toBe(0);
    expect(dialogAfter(opened('report'), rated(5), rated(1))).toMatchObject({ step: 0, rating: 1 });
  });

  it('FBK-01 advances from the apology to the contact form and no further', () => {
    expect(dialogAfter(opened('negative'), next).step).toBe(3);
    expect(dialogAfter(opened('negative'), next, next).step).toBe(3);
  });

  it('stops at the text', () => {
    expect(dialogAfter(opened('positive'), next).step).toBe(1);
  });

  it('FBK-01 returns from the contact form to the apology and from there to the rating', () => {
    const form = [opened('report'), rated(1), next, next];

    expect(dialogAfter(...form, back).step).toBe(2);
    expect(dialogAfter(...form, back, back).step).toBe(0);
    expect(dialogAfter(...form, back, back, back).step).toBe(0);
    expect(dialogAfter(opened('positive'), back).step).toBe(0);
  });

  it('retains the rating at later steps', () => {
    expect(dialogAfter(opened('report'), rated(4), next, rated(1)).rating).toBe(4);
  });

  it('FBK-01 resets when it opens', () => {
    const again = dialogAfter(opened('report'), rated(1), next, next, opened('sticker'));

    expect(again).toEqual(dialogAfter(opened('sticker')));
  });

  it('retains its step when closed and then ignores all other events', () => {
    const shut = dialogAfter(opened('negative'), closed);

    expect(shut).toMatchObject({ isOpen: false, step: 2 });
    for (const event of [next, back, rated(3), closed]) expect(feedbackDialogAfter(shut, event)).toEqual(shut);
  });

  it('FBK-01 limits the counter to 0 to 3 and always opens at the same step', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.constantFrom(...FEEDBACK_TYPES), (events, type) => {
        const states: FeedbackDialog[] = [];
        let dialog = CLOSED_FEEDBACK_DIALOG;
        for (const event of events) {
          dialog = feedbackDialogAfter(dialog, event);
          states.push(dialog);
        }
        expect(states.every(({ step }) => [0, 1, 2, 3].includes(step))).toBe(true);
        expect(feedbackDialogAfter(dialog, opened(type))).toEqual(dialogAfter(opened(type)));
      }),
    );
  });
});
