import { hydrated } from './hydrated.ts';
import { newMember } from './new-member.ts';
import { expect, test } from './test.ts';

const VIN = '1HGCM82693A000001';

test('a click on a button counts if a hint appears above it before the mouse button is released', async ({
  page,
  request,
  baseURL,
}) => {
  await (await newMember(request)).enter(page, baseURL);
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/assets/vin-hints-*.js', async (route) => {
    await pressed;
    await route.fallback();
  });
  await page.goto(`/members/stickers/new?vin=${VIN}`);
  const button = page.getByRole('button', { name: 'Generate' });
  await hydrated(button);
  await button.hover();
  await page.mouse.down();
  press();
  await expect(page.getByText('The check digit fits.')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2003 Honda Accord');
});
