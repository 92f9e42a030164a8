import { createSeededRandom } from '../crashes/seeded-random.ts';
import { findBlocking, fuzzProduct } from '../hostile/fuzz-product.ts';
import { productCalls } from '../hostile/product-calls.ts';
import { signInAsDemonstration } from '../hostile/sign-in.ts';
import { createTurnMeter } from '../hostile/turn-meter.ts';
import { startProduct } from './start-product.ts';
import { expect, test } from './test.ts';

/** A short run of `npm run test:fuzz`. */
const INPUTS = 10;
const SEED = 2026;
const LARGE_TO = /login|orders|logs|contact|checkout|verify|recall-check/;

test('SEC-01 SEC-03 no input causes a 5xx response or blocks the event loop', async () => {
  test.setTimeout(300_000);
  const meter = await createTurnMeter();
  const product = await startProduct({ env: { ...meter.env, LOG_LEVEL: 'silent' } });
  try {
    const calls = productCalls();
    const token = await signInAsDemonstration(product.url);
    const run = { address: product.url, calls, random: createSeededRandom(SEED), inputs: INPUTS, token };
    expect(await fuzzProduct(run)).toEqual([]);
    const large = calls.filter(({ path }) => LARGE_TO.test(path));
    expect(await findBlocking({ address: product.url, calls: large }, meter)).toEqual([]);
  } finally {
    await product.stop();
  }
});
