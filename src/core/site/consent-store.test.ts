import { expect, it } from 'vitest';
import { ConsentStore } from './consent-store.ts';
import { NO_TRACKING } from './tracking-consent.ts';

it('SITE-13 distinguishes a refusal from a missing decision', () => {
  const store = new ConsentStore();
  expect(store.get()).toBeNull();
  store.chosen(NO_TRACKING);
  expect(store.get()).toEqual(NO_TRACKING);
});
