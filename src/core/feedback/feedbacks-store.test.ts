import { describe, expect, it } from 'vitest';
import { FeedbacksStore } from './feedbacks-store.ts';

describe('FeedbacksStore', () => {
  it('FBK-11 remembers what was given, each vehicle and type once', () => {
    const store = new FeedbacksStore();
    expect(store.get()).toEqual([]);
    store.given({ vin: 'VIN', type: 'report' });
    store.given({ vin: 'VIN', type: 'report' });
    store.given({ vin: 'VIN', type: 'sticker' });
    expect(store.get()).toEqual([
      { vin: 'VIN', type: 'report' },
      { vin: 'VIN', type: 'sticker' },
    ]);
  });

  it('FBK-10 goes on from what an earlier visit has left', () => {
    const store = new FeedbacksStore();
    store.given({ vin: 'OTHER', type: 'report' });
    store.restored([{ vin: 'VIN', type: 'report' }]);
    expect(store.get()).toEqual([{ vin: 'VIN', type: 'report' }]);
  });
});
