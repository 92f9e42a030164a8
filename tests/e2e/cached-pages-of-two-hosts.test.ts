import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runDataCommand } from './run-data-command.ts';
import { startProduct } from './start-product.ts';
import { expect, test } from './test.ts';

const NAME = 'A plan that both hosts show';
const PLAN = {
  ...{ code: 'vhr-both', list: 'vhr', audience: 'user', name: NAME, kind: 'vhr', documents: 1 },
  ...{ amount: 1_499, currency: 'USD', renewal: 'once' },
};

test('an import on one host clears the page cache of every host', async ({ request }) => {
  const first = await startProduct();
  const second = await startProduct({ dataDir: first.dataDir });
  const plans = (url: string) => request.get(`${url}/plans`);
  const isCached = async (url: string) => (await plans(url)).headers()['content-length'] !== undefined;
  try {
    for (const { url } of [first, second]) {
      await expect.poll(() => isCached(url)).toBe(true);
      expect(await (await plans(url)).text()).not.toContain(NAME);
    }
    const file = path.join(first.dataDir, 'plans.json');
    await writeFile(file, JSON.stringify([PLAN]));
    await runDataCommand(first, 'import', 'plans', file);
    for (const { url } of [first, second]) {
      await expect.poll(async () => (await plans(url)).text()).toContain(NAME);
      await expect.poll(() => isCached(url)).toBe(true);
      expect(await (await plans(url)).text()).toContain(NAME);
    }
  } finally {
    await second.stop();
    await first.stop();
  }
});
