import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEEDBACKS_STORAGE_KEY } from '#core/feedback/feedback-item.ts';
import { FEEDBACK_TYPES } from '#core/feedback/feedback-type.ts';
import { FeedbacksStore } from '#core/feedback/feedbacks-store.ts';
import { persisted } from '#core/state/persisted.ts';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';
import { createFakeBrowserStorage } from '#tests/fakes/fake-browser-storage.ts';
import { createFakeLogger } from '#tests/fakes/fake-logger.ts';
import { parseFeedbacks } from './persisted-choices-schema.ts';

const items = fc.array(fc.record({ vin: fc.string(), type: fc.constantFrom(...FEEDBACK_TYPES) }));

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

/** Creates a tab's store, persisted in its browser's storage. */
function storeOf(storage: KeyValueStorage): FeedbacksStore {
  const store = new FeedbacksStore();
  const logger = createFakeLogger();
  persisted(store, { key: FEEDBACKS_STORAGE_KEY, version: 1, parse: parseFeedbacks, storage, logger });
  return store;
}

describe('parseFeedbacks', () => {
  it('FBK-10 reads back every list that can be stored', () => {
    fc.assert(
      fc.property(items, (stored) => {
        expect(parseFeedbacks(JSON.parse(JSON.stringify(stored)))._unsafeUnwrap()).toEqual(stored);
      }),
    );
  });

  it('FBK-10 FBK-11 stores the list under `feedbacks`, for a later visit and for other tabs', async () => {
    const browser = createFakeBrowserStorage();
    const [tab, other] = [browser.openTab(), browser.openTab()];
    const [store, othersStore] = [storeOf(tab), storeOf(other)];

    store.given({ vin: 'VIN', type: 'report' });
    await nextTick();

    expect(tab.read('feedbacks')).toBe('{"version":1,"state":[{"vin":"VIN","type":"report"}]}');
    expect(othersStore.get()).toEqual([{ vin: 'VIN', type: 'report' }]);
    expect(storeOf(browser.openTab()).get()).toEqual([{ vin: 'VIN', type: 'report' }]);
  });

  it('FBK-10 starts with an empty list if the stored data is invalid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const tab = createFakeBrowserStorage().openTab();
        tab.write('feedbacks', text);
        expect(storeOf(tab).get()).toEqual([]);
      }),
    );
  });

  it('does not throw for any stored value', () => {
    fc.assert(fc.property(fc.anything(), (stored) => typeof parseFeedbacks(stored).isOk() === 'boolean'));
  });

  it.each([null, {}, [{ vin: 'VIN' }], [{ vin: 1, type: 'report' }], [{ vin: 'VIN', type: 'praise' }]])(
    'reports the error in %j',
    (stored) => {
      expect(parseFeedbacks(stored)._unsafeUnwrapErr()).not.toBe('');
    },
  );
});
