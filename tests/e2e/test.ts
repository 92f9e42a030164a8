import { randomInt } from 'node:crypto';
import process from 'node:process';
import { test as base } from '@playwright/test';
import { READY_WITHIN_MS } from './product-process.ts';
import { readServerLog } from './server-log.ts';
import { type Product, type ProductEnv, startProduct } from './start-product.ts';

export { expect } from '@playwright/test';

interface TestFixtures {
  readonly reportServerErrors: undefined;
}

interface WorkerFixtures {
  /** The environment variables of the worker's product; a file that sets others (`test.use`) gets separate workers. */
  readonly productEnv: ProductEnv;
  /** The product at `baseURL`. No other worker uses it. */
  readonly product: Product;
}

/** Playwright's `test` in which each worker runs its own product with separate accounts, credits and outbox. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  productEnv: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ productEnv }, use) => {
      const product = await startProduct({ env: productEnv });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 2 * READY_WITHIN_MS },
  ],
  baseURL: ({ product }, use) => use(product.url),
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(256)].join('.') }),
  reportServerErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on.
    async ({}, use, testInfo) => {
      const log = readServerLog();
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) process.stderr.write(log.output());
      if (log.crashes().length > 0) throw new Error(log.crashes().join('\n'));
    },
    { auto: true },
  ],
});
