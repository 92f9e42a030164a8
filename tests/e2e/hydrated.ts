import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until the element is hydrated. Values set from then on are preserved. */
export const hydrated = (found: Locator): Promise<void> =>
  expect
    .poll(() => found.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
