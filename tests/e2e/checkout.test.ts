import { readFile } from 'node:fs/promises';
import { chargesOf, expectPaid, fillIn, payButton, REPORT, VIN } from './checkout-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { hydrated } from './hydrated.ts';
import { newAddress, newMember, PASSWORD } from './new-member.ts';
import { expect, test } from './test.ts';

test('a guest buys a report and a sticker with one press, each with its receipt', async ({ page, request }) => {
  const email = newAddress();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/checkout?plan=vhr-1&plan=sticker-1&vin=${VIN}`);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay $24.98' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Enter your e-mail address.');
  await expect(page.getByRole('alert')).toContainText('Agree to the terms to go on.');
  await expectAccessible(page);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Pay $24.98' }).click();
  await expectPaid(page);
  await expect(page.getByText(/^Receipt [\w-]{22}$/)).toHaveCount(2);
  await expect(page.getByText(`a link to choose a password is on its way to ${email}`)).toBeVisible();
  await expectAccessible(page);
  expect(await chargesOf(request, email)).toBe(2);
});

test('CRD-05 another price is shown and asked for again', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email);
  await hydrated(payButton(page));
  await page.locator('input[name="total"]').evaluate((input) => input.setAttribute('value', '999 USD'));
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The price has changed.');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  expect(await chargesOf(request, email)).toBe(0);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pay $14.99' }).click();
  await expectPaid(page);
});

test('CRD-10 a coupon is taken off, can be removed, and holds once for each person', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await page.getByRole('textbox', { name: 'Coupon' }).fill('ten');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('TEN takes off $1.50.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove the coupon' }).click();
  await expect(page.getByRole('button', { name: 'Pay $14.99' })).toBeVisible();
  await fillIn(page, email);
  await page.getByRole('textbox', { name: 'Coupon' }).fill('TEN');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The price has changed.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pay $13.49' }).click();
  await expectPaid(page);

  await page.goto(REPORT);
  await fillIn(page, email);
  await page.getByRole('textbox', { name: 'Coupon' }).fill('TEN');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('This coupon does not hold for this order.');
  expect(await chargesOf(request, email)).toBe(1);
});

test('somebody who is signed in subscribes, and has the receipt as a PDF', async ({ page, request }) => {
  const { email } = await newMember(request);
  await page.goto('/login?next=%2Fcheckout%3Fplan%3Dvhr-month');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  const consent = page.getByRole('checkbox', {
    name: /\$49\.00 today, then \$49\.00 every month, next on \w+ \d+, \d{4}/,
  });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await page.getByRole('button', { name: 'Subscribe and pay $49.00' }).click();
  await expectPaid(page);
  await expect(page.getByText(`The receipt was sent to ${email}.`)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Receipt as PDF' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await page.request.get('/members/orders/of-somebody-else/receipt')).status()).toBe(404);
});

test('a plan for dealers is sold to no guest, and nothing is charged for a plan there is not', async ({ page }) => {
  await page.goto('/checkout?plan=dealer-vhr-50');
  await fillIn(page, newAddress());
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('sold to dealer accounts. Nothing was charged.');
  expect((await page.goto('/checkout?plan=no-such-plan'))?.status()).toBe(404);
  await expect(page.getByText('There is nothing to pay here')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole way works by plain forms, and is charged once', async ({ page, request }) => {
    const email = newAddress();
    await page.goto('/plans');
    await page.getByRole('link', { name: 'Buy 1 vehicle history report', exact: true }).click();
    await page.getByRole('textbox', { name: 'Coupon' }).fill('TEN');
    await page.getByRole('button', { name: 'Apply' }).click();
    await fillIn(page, email, 'declined');
    await page.getByRole('button', { name: 'Pay $13.49' }).click();
    await expect(page.getByText('The card was declined.')).toBeVisible();
    await fillIn(page, email, 'step');
    await page.getByRole('button', { name: 'Pay $13.49' }).click();
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expectPaid(page);
    await page.reload();
    await expectPaid(page);
    expect(await chargesOf(request, email)).toBe(1);
  });
});
