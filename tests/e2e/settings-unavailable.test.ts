import { once } from 'node:events';
import { createServer } from 'node:http';
import { startProduct } from './start-product.ts';
import { expect, test } from './test.ts';

test('GAP-13 settings that cannot be loaded show the spinner page on /delete-account, not the error page', async ({
  page,
}) => {
  // An origin that refuses everything: no call is worth a retry.
  const origin = createServer((_request, response) => response.writeHead(403).end());
  origin.listen(0, '127.0.0.1');
  await once(origin, 'listening');
  const address = origin.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const product = await startProduct({ env: { ORIGIN_URL: `http://127.0.0.1:${port}` } });
  try {
    const answer = await page.goto(`${product.url}/delete-account`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/Loading/);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    await page.goto(`${product.url}/plans`);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  } finally {
    await product.stop();
    origin.close();
  }
});
