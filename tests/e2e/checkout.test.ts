import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, type Route, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';

const VIN = '1HGCM82693A000001';
const REPORT = `/checkout?plan=vhr-1&vin=${VIN}`;
const PURCHASE_OF_REPORT = '**/landing/app-customer-register';

const CARDS = {
  ok: 'Test card that is accepted',
  declined: 'Test card that is declined',
  step: 'Test card whose bank asks back',
  lost: 'Test card that is charged, and whose answer is lost',
} as const;

let people = 0;
/** An address that nobody has bought with. */
function somebody(): string {
  people += 1;
  return `buyer-${test.info().workerIndex}-${Date.now()}-${people}@people.example`;
}

/** How often somebody was charged: each charge has its receipt. */
async function chargesOf(request: APIRequestContext, email: string): Promise<number> {
  const outbox = await (await request.get('/dev/outbox')).text();
  const letters = outbox.split('<article');
  return letters.filter((letter) => letter.includes(email) && letter.includes('Your receipt for')).length;
}

async function fillIn(page: Page, email: string, card: keyof typeof CARDS = 'ok'): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('radio', { name: CARDS[card], exact: true }).check();
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

const payButton = (page: Page) => page.getByRole('button', { name: /pay \$/i });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expectPaid = (page: Page) => expect(heading(page)).toHaveText('Thank you, it is paid');

test.describe('plans', () => {
  for (const width of [320, 1280]) {
    test(`CRD-04 shows whole prices and the next charge at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/plans?vin=${VIN}`);
      const subscription = page.getByRole('listitem').filter({ hasText: '10 vehicle history reports each month' });
      await expect(subscription).toContainText(/Next charge: \$49\.00 on \w+ \d+, \d{4}, then every month until/);
      await expect(page.getByRole('row', { name: /^5 window stickers/ })).toContainText('$8.00');
      expect(await page.locator('input:checked, option:checked').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expectAccessible(page);
      const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(JSON.parse(data ?? '')['@graph'][0]).toMatchObject({
        '@type': 'Product',
        offers: { '@type': 'Offer', price: '14.99', priceCurrency: 'USD' },
      });
      await page.getByRole('link', { name: 'For dealers' }).click();
      await expect(page.getByText('Automated look-ups in bulk')).toBeVisible();
      await page.getByRole('link', { name: 'For yourself' }).click();
      await page.getByRole('link', { name: 'Buy 1 vehicle history report', exact: true }).click();
      await expect(page.getByRole('region', { name: 'What you buy' })).toContainText('2003 Honda Accord');
    });
  }

  test('SITE-11 names the plans in Spanish', async ({ page, baseURL }) => {
    const address = new URL('/plans', baseURL);
    address.hostname = 'es.localhost';
    await page.goto(address.href);
    await expect(page.getByRole('heading', { name: '10 informes de historial cada mes' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Suscribirse/ }).click();
    await expect(page.getByRole('checkbox')).toHaveAccessibleName(/\$49\.00 hoy y después \$49\.00 cada mes/);
    await expectAccessible(page);
  });
});

test('a guest buys a report and a sticker with one press, each with its receipt', async ({ page, request }) => {
  const email = somebody();
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

test('after a declined card another is charged, or the same again, and each once', async ({ page, request }) => {
  const email = somebody();
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
  const email = somebody();
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
  const email = somebody();
  await page.goto(REPORT);
  await fillIn(page, email, 'lost');
  await payButton(page).click();
  await expectPaid(page);
  expect(await chargesOf(request, email)).toBe(1);
});

test('CRD-07 a double click, the way back and another card charge once', async ({ page, request }) => {
  const email = somebody();
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
  const email = somebody();
  await page.goto(REPORT);
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
  const email = somebody();
  const declined = { status: 'error', reason: 'declined', message: 'Declined.' };
  await page.route('**/landing/window-sticker-registration', (route) => route.fulfill({ json: declined }), {
    times: 1,
  });
  await page.goto(`/checkout?plan=vhr-1&plan=sticker-1&vin=${VIN}`);
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

test('CRD-05 another price is shown and asked for again', async ({ page, request }) => {
  const email = somebody();
  await page.goto(REPORT);
  await fillIn(page, email);
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
  const email = somebody();
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

test('somebody who is signed in subscribes, and has the receipt as a PDF', async ({ page }) => {
  await page.goto('/login?next=%2Fcheckout%3Fplan%3Dvhr-month');
  await page.getByLabel('E-mail').fill('user@demo.vinport.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('user@demo.vinport.example');
  const consent = page.getByRole('checkbox', {
    name: /\$49\.00 today, then \$49\.00 every month, next on \w+ \d+, \d{4}/,
  });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await page.getByRole('button', { name: 'Subscribe and pay $49.00' }).click();
  await expectPaid(page);
  await expect(page.getByText('The receipt was sent to user@demo.vinport.example.')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Receipt as PDF' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await page.request.get('/members/orders/of-somebody-else/receipt')).status()).toBe(404);
});

test('a plan for dealers is sold to no guest, and nothing is charged for a plan there is not', async ({ page }) => {
  await page.goto('/checkout?plan=dealer-vhr-50');
  await fillIn(page, somebody());
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('sold to dealer accounts. Nothing was charged.');
  expect((await page.goto('/checkout?plan=no-such-plan'))?.status()).toBe(404);
  await expect(page.getByText('There is nothing to pay here')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole way works by plain forms, and is charged once', async ({ page, request }) => {
    const email = somebody();
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

  test('a form that is sent twice at once is charged once', async ({ page, request }) => {
    const email = somebody();
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
