import { expect, it } from 'vitest';
import { INITIAL_SESSION_FLAGS } from './session-flags-store.ts';

it('ACC-18 starts a visit with isDealer, gsp and showPopup false, and no address data', () => {
  expect(INITIAL_SESSION_FLAGS).toEqual({ isDealer: false, gsp: false, showPopup: false, ipData: null });
});
