import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until scripts have taken over what is found: what is set in it from then on stays as it was set. */
export const hydrated = (found: Locator): Promise<void> =>
  expect
    .poll(() => found.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
