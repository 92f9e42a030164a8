import { agree, chargesOf, expectPaid, fillIn, heading, payButton, payWith, REPORT } from './checkout-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './new-member.ts';
import { expect, test } from './test.ts';

test('PAY-02 after a declined card, another card is charged once', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email);
  await payButton(page).click();
  await payWith(page, 'declined');
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  await payWith(page);
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('PAY-02 a bank confirmation can be declined', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email);
  await payButton(page).click();
  await payWith(page, 'needs-step');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  expect(await chargesOf(request, email)).toBe(0);
  await payWith(page, 'needs-step');
  await page.getByRole('button', { name: 'Approve' }).dblclick();
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('PAY-02 CRD-07 a buyer who never returned finds the payment in any way', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email);
  const cart = page.url();
  await payButton(page).click();
  await payWith(page, 'answer-lost');
  await expect(page.getByRole('alert')).toContainText('The payment was made');
  await page.goto(cart);
  await expectPaid(page);
  await page.goto('/checkout/done');
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('DEL-02 the page waits for a payment that is confirmed later', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email);
  await payButton(page).click();
  await payWith(page, 'slow-webhook');
  await expect(heading(page)).toHaveText('Confirming your payment…');
  await expectAccessible(page);
  await expectPaid(page);
  await expect(page.getByRole('link', { name: 'Open report' })).toBeVisible();
  await expectAccessible(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('PAY-02 an abandoned payment returns to the cart, which can still be paid', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email);
  await payButton(page).click();
  await payWith(page, 'abandoned');
  await page.goto('/checkout/done');
  await expect(heading(page)).toHaveText('Payment not completed');
  await expect(page.getByRole('alert')).toContainText("You weren't charged.");
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to your cart' }).click();
  await fillIn(page, email);
  await payButton(page).click();
  await payWith(page);
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('CRD-07 a double click and going back charge once', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email);
  const cart = page.url();
  await payButton(page).dblclick();
  await payWith(page);
  await expectPaid(page);
  await page.goto(cart);
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('CRD-07 a buyer who changes the cart on the payment page pays one order', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(`${REPORT}&plan=sticker-1`);
  await fillIn(page, email);
  await payButton(page).click();
  await expect(page.getByText('$24.98')).toBeVisible();
  const abandoned = page.url();
  await page.goBack();
  await page.getByRole('link', { name: /^Remove.*window sticker/ }).click();
  await expect(payButton(page)).toHaveText('Pay $14.99');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await agree(page);
  await payButton(page).click();
  await payWith(page);
  await expectPaid(page);
  await page.goto(abandoned);
  await expect(page.getByText('This payment page has expired.')).toBeVisible();
  expect(await chargesOf(request, email)).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CRD-07 a form sent three times at once creates one order', async ({ page, request }) => {
    const email = newAddress();
    await page.goto(REPORT);
    const total = await page.locator('input[name="total"]').inputValue();
    const form = { email, country: 'US', coupon: '', consent: 'on', intent: 'pay', total };
    const headers = { origin: new URL(page.url()).origin };
    const sent = await Promise.all([1, 2, 3].map(() => request.post(page.url(), { form, headers, maxRedirects: 0 })));
    const [payment, ...others] = sent.map((answer) => answer.headers().location);
    expect(payment).toContain('/landing/sandbox/checkout/');
    expect(others).toEqual([payment, payment]);
    await page.goto(payment ?? '');
    await payWith(page);
    // The order was placed by calls, not in this browser.
    await expect(heading(page)).toHaveText('Check your email');
    expect(await chargesOf(request, email)).toBe(1);
  });
});
