import { buy, heading, REPORT } from './checkout-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './new-member.ts';
import { emailedPath, emailsTo } from './outbox.ts';
import { expect, test } from './test.ts';

test('DEL-03 the receipt has a private link that opens one document anywhere without signing in', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = newAddress();
  await page.goto(REPORT);
  await buy(page, email);
  await expect(page.getByRole('link', { name: 'Open report' })).toBeVisible();
  const link = await emailedPath(request, email, '/documents');
  expect(link.slice('/documents/'.length)).toHaveLength(43);

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 800 });
  const answer = await other.goto(link);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  await expect(heading(other)).toContainText('2003 Honda Accord');
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(other.getByRole('textbox')).toHaveCount(0);
  expect((await other.request.get(`${link}/pdf`)).headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
  await other.goto('/members/dashboard');
  await expect(other).toHaveURL(/\/login/);
  await context.close();
  await page.goto(link);
  await expectAccessible(page);
});

test('DEL-03 an expired link offers a new link, and the response reveals nothing about the old link', async ({
  page,
  request,
}) => {
  const unknown = `/documents/${'k'.repeat(43)}`;
  expect((await page.goto(unknown))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('This link has expired or the document is no longer available');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(
    page.getByText("If the link was ours, we've emailed a new one to the address of the order."),
  ).toBeVisible();
  await expectAccessible(page);
  expect((await request.get(`${unknown}/pdf`)).status()).toBe(404);
  expect((await request.get(`${unknown}/logo`)).status()).toBe(404);
});

test('DEL-03 a link sets the password; then the document is in the account', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await buy(page, email);
  await expect(page.getByRole('link', { name: 'Open report' })).toBeVisible();
  await page.goto(await emailedPath(request, email, '/reset-password'));
  await page.getByLabel('New password').fill('a sentence to keep');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/members\/dashboard/);
  await page.goto('/members/reports');
  await expect(page.getByRole('link', { name: /2003 Honda Accord/ }).first()).toBeVisible();
  expect((await emailsTo(request, email)).filter((message) => message.includes('/reset-password/'))).toHaveLength(1);
});

test('DEL-05 an expired choice states that the price is refunded', async ({ page }) => {
  await page.goto('/checkout/choice/expired-words');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('This link has expired. The price is refunded.')).toBeVisible();
});

test('PAY-06 an expired renewal link shows nothing about an order', async ({ page }) => {
  expect((await page.goto('/checkout/renewal/expired-words'))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('This link has expired');
  await expectAccessible(page);
});
