import { describe, expect, it } from 'vitest';
import { FeedbacksStore } from './feedbacks-store.ts';

describe('FeedbacksStore', () => {
  it('FBK-11 stores feedback once per vehicle and type', () => {
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

  it('FBK-10 continues from the state of an earlier visit', () => {
    const store = new FeedbacksStore();
    store.given({ vin: 'OTHER', type: 'report' });
    store.restored([{ vin: 'VIN', type: 'report' }]);
    expect(store.get()).toEqual([{ vin: 'VIN', type: 'report' }]);
  });
});
