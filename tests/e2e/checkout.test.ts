import { readFile } from 'node:fs/promises';
import {
  agree,
  chargesOf,
  expectPaid,
  fillIn,
  heading,
  orderNumber,
  payButton,
  payWith,
  REPORT,
  VIN,
} from './checkout-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { hydrated } from './hydrated.ts';
import { newAddress, newMember, PASSWORD } from './new-member.ts';
import { inSpanish } from './on-host.ts';
import { expect, test } from './test.ts';

const BOTH = `/checkout?plan=vhr-1&plan=sticker-1&vin=${VIN}`;

test('PAY-02 DEL-02 a guest pays for a report and a sticker, and opens both', async ({ page, request }) => {
  const email = newAddress();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(BOTH);
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await expectAccessible(page);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Enter your email address.');
  await expect(page.getByRole('alert')).toContainText('Choose your country.');
  await expect(page.getByRole('alert')).toContainText('Agree to the terms to continue.');
  await expectAccessible(page);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Pay $24.98' }).click();
  await payWith(page);
  await expectPaid(page);
  await expect(orderNumber(page)).toHaveCount(1);
  await expect(page.getByText(`We emailed your receipt to ${email}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open window sticker' })).toBeVisible();
  await page.getByRole('link', { name: 'Open report' }).click();
  await expect(heading(page)).toContainText('2003 Honda Accord');
  expect(await fitsTheScreen(page)).toBe(true);
  expect(await chargesOf(request, email)).toBe(1);
});

test('DEL-02 the cookie that gives access to an order is HttpOnly, and the order number alone gives no access', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(REPORT);
  await fillIn(page, newAddress());
  await payButton(page).click();
  await payWith(page);
  await expectPaid(page);
  const address = page.url();
  await page.getByRole('link', { name: 'Open report' }).click();
  await expect(heading(page)).toContainText('2003 Honda Accord');
  expect(await page.evaluate(() => document.cookie)).not.toContain('orders');
  const stored = (await page.context().cookies(`${baseURL}/checkout`)).find(({ name }) => name === 'orders');
  expect(stored).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/checkout' });
  const pageOfDocument = page.url();
  const own = await page.request.get(pageOfDocument);
  expect(own.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect((await page.request.get(`${pageOfDocument}/pdf`)).headers()['content-type']).toBe('application/pdf');

  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(heading(other)).toHaveText('Check your email');
  expect((await other.goto(pageOfDocument))?.status()).toBe(404);
  expect((await other.request.get(`${pageOfDocument}/pdf`)).status()).toBe(404);
  await other.context().close();
});

test('PAY-02 a buyer who cancels returns to the typed values, and can pay', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email, 'MX');
  await page.getByRole('textbox', { name: 'Coupon' }).fill('TEN');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Pay $13.49' }).click();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByText("Payment canceled. You weren't charged.")).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('MX');
  await expectAccessible(page);
  await agree(page, 'MX');
  await page.getByRole('button', { name: 'Pay $13.49' }).click();
  await payWith(page);
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('PAY-09 consent to immediate delivery is required in the EU, and not in other countries', async ({ page }) => {
  await page.goto(REPORT);
  await fillIn(page, newAddress(), 'DE');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Agree to delivery right away.');
  const consent = page.getByRole('checkbox', { name: /^Deliver right away/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await payButton(page).click();
  await payWith(page);
  await expectPaid(page);
  await page.goto('/checkout?plan=global-5');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
});

test('CRD-05 a buyer is only charged a price they have seen', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await fillIn(page, email);
  await hydrated(payButton(page));
  await page.locator('form', { has: payButton(page) }).evaluate((form) =>
    form.addEventListener('formdata', (event) => {
      if (event instanceof FormDataEvent) event.formData.set('total', '999 USD');
    }),
  );
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The price has changed.');
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();
  await agree(page);
  await page.getByRole('button', { name: 'Pay $14.99' }).click();
  await payWith(page);
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('CRD-10 a coupon is applied, can be removed, and is valid once per buyer', async ({ page, request }) => {
  const email = newAddress();
  await page.goto(REPORT);
  await page.getByRole('textbox', { name: 'Coupon' }).fill('ten');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Coupon TEN saves you $1.50.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(page.getByRole('button', { name: 'Pay $14.99' })).toBeVisible();
  await fillIn(page, email);
  await page.getByRole('textbox', { name: 'Coupon' }).fill('TEN');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The price has changed.');
  await agree(page);
  await page.getByRole('button', { name: 'Pay $13.49' }).click();
  await payWith(page);
  await expectPaid(page);

  await page.goto(REPORT);
  await fillIn(page, email);
  await page.getByRole('textbox', { name: 'Coupon' }).fill('TEN');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText("This coupon isn't valid for this order.");
  expect(await chargesOf(request, email)).toBe(1);
});

test('a member subscribes once, and has the receipt as a PDF', async ({ page, request }) => {
  const { email } = await newMember(request);
  await page.goto('/login?next=%2Fcheckout%3Fplan%3Dvhr-month');
  await page.getByLabel(/^E-?mail/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  const consent = page.getByRole('checkbox', {
    name: /\$49\.00 today, then \$49\.00 every month, next on \w+ \d+, \d{4}/,
  });
  await expect(consent).not.toBeChecked();
  await agree(page);
  await page.getByRole('button', { name: 'Subscribe and pay $49.00' }).click();
  await payWith(page);
  await expectPaid(page);
  await expect(page.getByText(`We emailed your receipt to ${email}.`)).toBeVisible();
  await expect(page.getByText(/^Next charge on \w+ \d+, \d{4}/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Receipt (PDF)' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await page.request.get('/members/orders/of-another-buyer/receipt')).status()).toBe(404);

  await page.goto('/checkout?plan=vhr-month');
  await agree(page);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText("You already have this subscription. You weren't charged.");
});

test('guests cannot buy a dealer plan, and unknown plans are not sold', async ({ page }) => {
  await page.goto('/checkout?plan=dealer-vhr-50');
  await fillIn(page, newAddress());
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText("Dealer plans are for dealer accounts. You weren't charged.");
  expect((await page.goto('/checkout?plan=no-such-plan'))?.status()).toBe(404);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expectAccessible(page);
});

test('DEL-04 the checkout refuses a document that cannot be generated', async ({ page }) => {
  await page.goto('/checkout?plan=sticker-1&vin=1FTFW1ET3EFA00001');
  await fillIn(page, newAddress());
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText("we can't make a window sticker. You weren't charged.");
});

test('the checkout is in Spanish on the Spanish host', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(inSpanish(baseURL, REPORT));
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(newAddress());
  await page.getByRole('combobox', { name: 'País' }).selectOption('Alemania');
  await page.getByRole('checkbox', { name: /^Acepto/ }).check();
  await page.getByRole('checkbox', { name: /^Entregar de inmediato/ }).check();
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await page.getByRole('radio', { name: 'El pago se aprueba', exact: true }).check();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(heading(page)).toHaveText('Pago completado');
  await expect(page.getByRole('link', { name: 'Abrir informe' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('PAY-02 DEL-02 the whole checkout works with plain forms and charges once', async ({ page, request }) => {
    const email = newAddress();
    await page.goto('/plans');
    await page.goto(REPORT);
    await page.getByRole('textbox', { name: 'Coupon' }).fill('TEN');
    await page.getByRole('button', { name: 'Apply' }).click();
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Pay $13.49' }).click();
    await payWith(page, 'declined');
    await expect(page.getByRole('alert')).toContainText('The card was declined.');
    await payWith(page, 'needs-step');
    await page.getByRole('button', { name: 'Approve' }).click();
    await expectPaid(page);
    await page.reload();
    await expectPaid(page);
    // The page reloads itself until the report is ready.
    await page.getByRole('link', { name: 'Open report' }).click();
    await expect(heading(page)).toContainText('2003 Honda Accord');
    expect(await chargesOf(request, email)).toBe(1);
  });
});
