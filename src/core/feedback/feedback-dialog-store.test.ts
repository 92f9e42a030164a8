import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeedbackDialogStore } from './feedback-dialog-store.ts';
import type { Rating } from './rating.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openedDialog() {
  const dialog = new FeedbackDialogStore();
  dialog.opened({ type: 'report', vin: 'VIN' });
  return dialog;
}

describe('FeedbackDialogStore', () => {
  it('FBK-01 starts closed and resets whenever it is opened', () => {
    const dialog = new FeedbackDialogStore();
    expect(dialog.get()).toMatchObject({ isOpen: false, step: 0 });
    dialog.opened({ type: 'negative', vin: 'VIN' });
    expect(dialog.get()).toEqual({ isOpen: true, step: 2, type: 'negative', vin: 'VIN', rating: null });
    dialog.opened({ type: 'sticker', vin: null });
    expect(dialog.get()).toEqual({ isOpen: true, step: 0, type: 'sticker', vin: null, rating: null });
  });

  it.each([
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 1],
    [5, 1],
  ] as const)('FBK-02 FBK-03 advances 300 ms after a rating of %i, to step %i', (rating, step) => {
    const dialog = openedDialog();
    dialog.rated(rating);
    vi.advanceTimersByTime(299);
    expect(dialog.get()).toMatchObject({ step: 0, rating });
    vi.advanceTimersByTime(1);
    expect(dialog.get()).toMatchObject({ step, rating });
    vi.runAllTimers();
    expect(dialog.get().step).toBe(step);
  });

  it('FBK-02 restarts the 300 ms after a new rating and uses that rating', () => {
    const dialog = openedDialog();
    dialog.rated(5);
    vi.advanceTimersByTime(299);
    dialog.rated(1);
    vi.advanceTimersByTime(299);
    expect(dialog.get()).toMatchObject({ step: 0, rating: 1 });
    vi.advanceTimersByTime(1);
    expect(dialog.get().step).toBe(2);
  });

  it('FBK-02 does not advance if it was closed in time', () => {
    const dialog = openedDialog();
    dialog.rated(5);
    dialog.closed();
    expect(vi.getTimerCount()).toBe(0);
    vi.runAllTimers();
    expect(dialog.get()).toMatchObject({ isOpen: false, step: 0 });
  });

  it('FBK-02 does not advance a dialog that was reopened in time', () => {
    const dialog = openedDialog();
    dialog.rated(5);
    dialog.opened({ type: 'sticker', vin: 'OTHER' });
    vi.runAllTimers();
    expect(dialog.get()).toMatchObject({ step: 0, rating: null });
  });

  it('FBK-01 FBK-02 advances only one step if the person advances first', () => {
    const dialog = openedDialog();
    dialog.rated(1);
    dialog.wentOn();
    expect(dialog.get().step).toBe(2);
    vi.runAllTimers();
    expect(dialog.get().step).toBe(2);
    dialog.wentOn();
    expect(dialog.get().step).toBe(3);
    dialog.wentBack();
    expect(dialog.get().step).toBe(2);
  });

  it('FBK-02 ignores a rating on steps without a rating', () => {
    const closed = new FeedbackDialogStore();
    closed.rated(5);
    const dialog = new FeedbackDialogStore();
    dialog.opened({ type: 'negative', vin: null });
    dialog.rated(5);
    expect(vi.getTimerCount()).toBe(0);
    expect([closed.get().rating, dialog.get().rating]).toEqual([null, null]);
  });

  it('FBK-01 stays within its steps for any actions and delays', () => {
    const ratings: readonly Rating[] = [1, 2, 3, 4, 5];
    const event = fc.constantFrom<((dialog: FeedbackDialogStore) => void)[]>(
      (dialog) => dialog.opened({ type: 'report', vin: null }),
      (dialog) => dialog.wentOn(),
      (dialog) => dialog.wentBack(),
      (dialog) => dialog.closed(),
      ...ratings.map((rating) => (dialog: FeedbackDialogStore) => dialog.rated(rating)),
      ...[1, 150, 300].map((milliseconds) => () => void vi.advanceTimersByTime(milliseconds)),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const dialog = new FeedbackDialogStore();
        for (const happens of events) {
          happens(dialog);
          expect([0, 1, 2, 3]).toContain(dialog.get().step);
        }
        dialog.closed();
        expect(vi.getTimerCount()).toBe(0);
      }),
    );
  });
});
