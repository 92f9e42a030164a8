import type { Route } from '@playwright/test';
import { chargesOf, expectPaid, fillIn, heading, payButton, REPORT, VIN } from './checkout-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { hydrated } from './hydrated.ts';
import { newAddress } from './new-member.ts';
import { expect, test } from './test.ts';

const PURCHASE_OF_REPORT = '**/landing/app-customer-register';

test('after a declined card another is charged, or the same again, and each once', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email, 'declined');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined. You were not charged');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await expectAccessible(page);
  await payButton(page).click();
  await expect(payButton(page)).toBeVisible();
  await page.reload();
  await fillIn(page, email, 'declined');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  await fillIn(page, email);
  await payButton(page).click();
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('a bank that asks back is a page of its own, which can be refused', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email, 'step');
  await payButton(page).click();
  await expect(heading(page)).toHaveText('Confirm the payment');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refuse the payment' }).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  expect(await chargesOf(request, email)).toBe(0);

  await fillIn(page, email, 'step');
  await payButton(page).click();
  await page.getByRole('button', { name: 'Approve the payment' }).dblclick();
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('the answer to a charge is lost, and it is found again', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email, 'lost');
  await payButton(page).click();
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('CRD-07 a double click, the way back and another card charge once', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email);
  const address = page.url();
  await payButton(page).dblclick();
  await expectPaid(page);
  await page.goBack();
  await expectPaid(page);
  // Whoever forgets what was paid, as in another browser, has the address of the checkout and no more.
  await page.context().clearCookies({ name: 'checkout' });
  await page.goto(address);
  await expect(heading(page)).toHaveText('Checkout');
  await fillIn(page, email, 'declined');
  await payButton(page).click();
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('CRD-07 a page that is loaded anew in the middle finds the charge, whatever card is chosen', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto(REPORT);
  await hydrated(payButton(page));
  await fillIn(page, email);
  const charged = Promise.withResolvers<void>();
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    charged.resolve();
    await route.abort();
  };
  await page.route(PURCHASE_OF_REPORT, loseAnswer);
  await payButton(page).click();
  await charged.promise;
  await page.unroute(PURCHASE_OF_REPORT);
  await page.reload();
  await fillIn(page, email, 'step');
  await payButton(page).click();
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('what is paid of two stays paid where the other is declined', async ({ page, request }) => {
  const email = newAddress();
  const declined = { status: 'error', reason: 'declined', message: 'Declined.' };
  await page.route('**/landing/window-sticker-registration', (route) => route.fulfill({ json: declined }), {
    times: 1,
  });
  await page.goto(`/checkout?plan=vhr-1&plan=sticker-1&vin=${VIN}`);
  await hydrated(payButton(page));
  await page.getByRole('textbox', { name: 'Coupon' }).fill('STICKER5');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('STICKER5 takes off $5.00.')).toBeVisible();
  await fillIn(page, email);
  await payButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: '1 vehicle history report is paid.' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await expectAccessible(page);
  await fillIn(page, email, 'lost');
  await page.getByRole('button', { name: 'Pay $4.99' }).click();
  await expectPaid(page);
  await expect(page.getByText(/^Receipt [\w-]{22}$/)).toHaveCount(2);
  expect(await chargesOf(request, email)).toBe(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that is sent twice at once is charged once', async ({ page, request }) => {
    const email = newAddress();
    await page.goto(REPORT);
    await fillIn(page, email);
    const form = {
      email,
      card: 'card_ok',
      coupon: '',
      consent: 'on',
      intent: 'pay',
      total: await page.locator('input[name="total"]').inputValue(),
    };
    const headers = { origin: new URL(page.url()).origin };
    const sent = await Promise.all([1, 2, 3].map(() => request.post(page.url(), { form, headers, maxRedirects: 0 })));
    expect(sent.map((answer) => answer.headers().location)).toEqual(sent.map(() => '/checkout/done'));
    expect(await chargesOf(request, email)).toBe(1);
  });
});
