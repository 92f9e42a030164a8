import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './new-member.ts';
import { passMonth } from './pass-time.ts';
import { openSandboxDesk, openStripeDesk, type PaymentDesk } from './payment-desk.ts';
import { expect, test } from './test.ts';

const VIN = '1HGCM82693A000001';
const CART = `/checkout?plan=vhr-1&plan=sticker-1&vin=${VIN}`;

const DESKS: Readonly<Record<string, () => Promise<PaymentDesk>>> = {
  'the test gateway': openSandboxDesk,
  Stripe: () => openStripeDesk('at-once'),
};

for (const [name, open] of Object.entries(DESKS)) {
  test.describe(`payments by ${name}`, () => {
    test.describe.configure({ mode: 'serial' });
    let desk: PaymentDesk;
    test.beforeAll(async () => {
      desk = await open();
    });
    test.afterAll(() => desk.close());

    const at = (path: string) => `${desk.product.url}${path}`;
    const emails = async (page: Page, address: string) => {
      const outbox = await (await page.request.get(at('/dev/outbox'))).text();
      return outbox.split('<article').filter((email) => email.includes(address));
    };
    const toPayment = async (page: Page, path: string, email: string) => {
      await page.goto(at(path));
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Country').selectOption('US');
      await page.getByRole('checkbox', { name: /^I agree/ }).check();
      await page.getByRole('button', { name: /pay \$/i }).click();
      await desk.expectPage(page);
    };
    const heading = (page: Page) => page.getByRole('heading', { level: 1 });
    const expectPaid = (page: Page) => expect(heading(page)).toHaveText('Payment complete');

    test('PAY-01 DEL-01 DEL-02 a guest buys report and sticker, and reads both without typing the VIN again', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const email = newAddress();
      await toPayment(page, CART, email);
      await desk.pay(page, 'good');
      await expectPaid(page);
      await expectAccessible(page);
      const done = page.url();
      await page.getByRole('link', { name: 'Open report' }).click();
      await expect(heading(page)).toContainText('2003 Honda Accord');
      expect(page.url()).toContain('/checkout/documents/');
      await expectAccessible(page);
      await page.goto(done);
      await page.getByRole('link', { name: 'Open window sticker' }).click();
      await expect(heading(page)).toContainText('2003 Honda Accord');

      const stranger = await page.context().browser()?.newContext();
      const other = await stranger?.newPage();
      await other?.goto(done);
      await expect(other?.getByRole('heading', { level: 1 }) ?? heading(page)).toHaveText('Check your email');
      await stranger?.close();
    });

    test('DEL-03 the link in the receipt opens the document anywhere, and a refund closes it', async ({
      browser,
      page,
    }) => {
      const email = newAddress();
      await toPayment(page, `/checkout?plan=vhr-1&vin=${VIN}`, email);
      await desk.pay(page, 'good');
      await expectPaid(page);
      await expect.poll(async () => (await emails(page, email)).join()).toMatch(/\/documents\/[\w-]{43}/);
      const link = /\/documents\/[\w-]{43}/.exec((await emails(page, email)).join())?.[0] ?? '';
      const elsewhere = await browser.newContext();
      const reader = await elsewhere.newPage();
      const answer = await reader.goto(at(link));
      await expect(heading(reader)).toContainText('2003 Honda Accord');
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      expect(await reader.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'token' }));
      await elsewhere.close();
    });

    test('PAY-02 canceling leads back to the cart, and it can be paid then', async ({ page }) => {
      const email = newAddress();
      await toPayment(page, CART, email);
      await desk.cancel(page);
      await expect(page.getByText("Payment canceled. You weren't charged.")).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expectAccessible(page);
      await page.getByRole('checkbox', { name: /^I agree/ }).check();
      await page.getByRole('button', { name: /pay \$/i }).click();
      await desk.expectPage(page);
      await desk.pay(page, 'good');
      await expectPaid(page);
    });

    test('PAY-02 a declined card is told on the page of the gateway, and another one pays', async ({ page }) => {
      await toPayment(page, CART, newAddress());
      await desk.pay(page, 'declined');
      await expect(page.getByRole('alert')).toContainText('declined');
      await desk.pay(page, 'asks-bank');
      await desk.answerBank(page, true);
      await expectPaid(page);
    });

    test('PAY-02 an abandoned payment leaves nothing behind, and the same cart can be paid later', async ({ page }) => {
      const email = newAddress();
      await toPayment(page, CART, email);
      await page.goto(at('/'));
      await toPayment(page, CART, email);
      await desk.pay(page, 'good');
      await expectPaid(page);
      const receipts = async () => (await emails(page, email)).filter((one) => one.includes('Your receipt')).length;
      await expect.poll(receipts).toBe(1);
    });

    test('PAY-04 a refund at the gateway revokes the document', async ({ page }) => {
      const email = newAddress();
      await toPayment(page, `/checkout?plan=vhr-1&vin=${VIN}`, email);
      await desk.payThen(page, 'refund');
      await expect.poll(async () => (await emails(page, email)).join()).toContain('Your refund for order');
      const link = /\/documents\/[\w-]{43}/.exec((await emails(page, email)).join())?.[0] ?? '';
      expect((await page.goto(at(link)))?.status()).toBe(404);
      await expect(heading(page)).toHaveText('This link has expired or the document is no longer available');
      await expectAccessible(page);
    });

    test('PAY-04 a dispute freezes the document until it is won', async ({ page }) => {
      const email = newAddress();
      await toPayment(page, `/checkout?plan=vhr-1&vin=${VIN}`, email);
      const { settle } = await desk.payThen(page, 'dispute-won');
      await expect.poll(async () => (await emails(page, email)).join()).toMatch(/\/documents\/[\w-]{43}/);
      const link = /\/documents\/[\w-]{43}/.exec((await emails(page, email)).join())?.[0] ?? '';
      const status = async () => (await page.request.get(at(link))).status();
      await expect.poll(status, { intervals: [250] }).toBe(404);
      await settle();
      await expect.poll(status, { intervals: [250] }).toBe(200);
    });

    test('PAY-06 a subscription is bought, renewed and canceled, and resumed until its end', async ({ page }) => {
      const email = newAddress();
      await toPayment(page, '/checkout?plan=vhr-month', email);
      await desk.pay(page, 'good');
      await expectPaid(page);
      const setPassword = async () => {
        await expect.poll(async () => (await emails(page, email)).join()).toMatch(/\/reset-password\/[\w-]{43}/);
        return /\/reset-password\/[\w-]{43}/.exec((await emails(page, email)).join())?.[0] ?? '';
      };
      await page.goto(at(await setPassword()));
      await page.getByLabel('New password', { exact: true }).fill('a-long-new-password-1');
      await page
        .getByRole('button', { name: /password/i })
        .last()
        .click();
      await expect(page).toHaveURL(/\/members\//);
      passMonth(desk.product);
      // Any email wakes the jobs of the only host; without one they start within fifteen seconds.
      const receipts = async () => (await emails(page, email)).filter((one) => one.includes('Your receipt')).length;
      await expect.poll(receipts, { timeout: 60_000 }).toBe(2);
      await page.goto(at('/members/subscription'));
      await page.getByRole('button', { name: /^Cancel/ }).click();
      await expect(page.getByText(/Access until/)).toBeVisible();
      await page.getByRole('button', { name: /^Resume/ }).click();
      await expect(page.getByRole('button', { name: /^Cancel/ })).toBeVisible();
    });
  });
}

for (const mode of ['late', 'twice', 'reversed', 'lost'] as const) {
  test(`PAY-01 PAY-03 a purchase comes to the same where Stripe's events are ${mode}`, async ({ page }) => {
    const desk = await openStripeDesk(mode);
    try {
      await page.goto(`${desk.product.url}${CART}`);
      await page.getByLabel('Email').fill(newAddress());
      await page.getByLabel('Country').selectOption('US');
      await page.getByRole('checkbox', { name: /^I agree/ }).check();
      await page.getByRole('button', { name: /pay \$/i }).click();
      await desk.expectPage(page);
      await desk.pay(page, 'declined');
      await desk.pay(page, 'good');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment complete');
      await expect(page.getByRole('link', { name: 'Open report' })).toBeVisible();
    } finally {
      await desk.close();
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('PAY-01 a guest pays at Stripe and opens the report', async ({ page }) => {
    const desk = await openStripeDesk('at-once');
    try {
      await page.goto(`${desk.product.url}/checkout?plan=vhr-1&vin=${VIN}`);
      await page.getByLabel('Email').fill(newAddress());
      await page.getByLabel('Country').selectOption('US');
      await page.getByRole('checkbox', { name: /^I agree/ }).check();
      await page.getByRole('button', { name: /pay \$/i }).click();
      await desk.expectPage(page);
      await desk.pay(page, 'good');
      await expect(page.getByRole('link', { name: 'Open report' })).toBeVisible();
      await page.getByRole('link', { name: 'Open report' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('2003 Honda Accord');
    } finally {
      await desk.close();
    }
  });
});
