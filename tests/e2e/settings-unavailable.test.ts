import { once } from 'node:events';
import { createServer } from 'node:http';
import { startProduct } from './start-product.ts';
import { expect, test } from './test.ts';

test('GAP-13 /delete-account shows the spinner page, not the error page, if settings cannot be loaded', async ({
  page,
}) => {
  // An origin that rejects everything, so that no call is retried.
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
