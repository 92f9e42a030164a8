import type { Page } from '@playwright/test';
import { heading, VIN } from './checkout-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newAddress } from './new-member.ts';
import { emailedPath, emailsTo } from './outbox.ts';
import { toPayment as continueToPayment, DESKS, openStripeDesk, type PaymentDesk } from './payment-desk.ts';
import { expect, test } from './test.ts';

const CART = `/checkout?plan=vhr-1&plan=sticker-1&vin=${VIN}`;

for (const [name, open] of Object.entries(DESKS)) {
  test.describe(`payments with ${name}`, () => {
    test.describe.configure({ mode: 'serial' });
    let desk: PaymentDesk;
    test.beforeAll(async () => {
      desk = await open();
    });
    test.afterAll(() => desk.close());

    const at = (path: string) => `${desk.product.url}${path}`;
    const emails = (page: Page, address: string) => emailsTo(page.request, address, desk.product.url);
    const documentLink = (page: Page, email: string) =>
      emailedPath(page.request, email, '/documents', desk.product.url);
    const toPayment = (page: Page, path: string, email: string) =>
      continueToPayment(page, desk, { address: at(path), email });
    const expectPaid = (page: Page) => expect(heading(page)).toHaveText('Payment complete');

    test('PAY-01 DEL-01 DEL-02 a guest buys report and sticker, and reads both without retyping the VIN', async ({
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

    test('DEL-03 the link in the receipt opens the document anywhere, without signing in', async ({
      browser,
      page,
    }) => {
      const email = newAddress();
      await toPayment(page, `/checkout?plan=vhr-1&vin=${VIN}`, email);
      await desk.pay(page, 'good');
      await expectPaid(page);
      const link = await documentLink(page, email);
      const elsewhere = await browser.newContext();
      const reader = await elsewhere.newPage();
      const answer = await reader.goto(at(link));
      await expect(heading(reader)).toContainText('2003 Honda Accord');
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      expect(await reader.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'token' }));
      await elsewhere.close();
    });

    test('PAY-02 canceling returns to the cart, which can then be paid', async ({ page }) => {
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

    test("PAY-02 a declined card is reported on the gateway's page, and another card pays", async ({ page }) => {
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
      const link = await documentLink(page, email);
      expect((await page.goto(at(link)))?.status()).toBe(404);
      await expect(heading(page)).toHaveText('This link has expired or the document is no longer available');
      await expectAccessible(page);
    });

    test('PAY-04 a dispute freezes the document until it is won', async ({ page }) => {
      const email = newAddress();
      await toPayment(page, `/checkout?plan=vhr-1&vin=${VIN}`, email);
      const { settle } = await desk.payThen(page, 'dispute-won');
      const link = await documentLink(page, email);
      const status = async () => (await page.request.get(at(link))).status();
      await expect.poll(status, { intervals: [250] }).toBe(404);
      await settle();
      await expect.poll(status, { intervals: [250] }).toBe(200);
    });
  });
}

for (const mode of ['late', 'twice', 'reversed', 'lost'] as const) {
  test(`PAY-01 PAY-03 a purchase has the same result if Stripe's events are ${mode}`, async ({ page }) => {
    const desk = await openStripeDesk(mode);
    try {
      await continueToPayment(page, desk, { address: `${desk.product.url}${CART}`, email: newAddress() });
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

  test('PAY-01 a guest pays with Stripe and opens the report', async ({ page }) => {
    const desk = await openStripeDesk('at-once');
    try {
      await continueToPayment(page, desk, {
        address: `${desk.product.url}/checkout?plan=vhr-1&vin=${VIN}`,
        email: newAddress(),
      });
      await desk.pay(page, 'good');
      await expect(page.getByRole('link', { name: 'Open report' })).toBeVisible();
      await page.getByRole('link', { name: 'Open report' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('2003 Honda Accord');
    } finally {
      await desk.close();
    }
  });
});
