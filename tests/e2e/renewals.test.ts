import type { Page } from '@playwright/test';
import { heading } from './checkout-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { newAddress } from './new-member.ts';
import { onHost } from './on-host.ts';
import { emailedPath, emailsTo } from './outbox.ts';
import { passMonth } from './pass-time.ts';
import { DESKS, type PaymentDesk, toPayment } from './payment-desk.ts';
import { expect, test } from './test.ts';

const PLAN = '/checkout?plan=vhr-month';

for (const [name, open] of Object.entries(DESKS)) {
  test.describe(`renewals by ${name}`, () => {
    test.describe.configure({ mode: 'serial' });
    let desk: PaymentDesk;
    test.beforeAll(async () => {
      desk = await open();
    });
    test.afterAll(() => desk.close());

    const at = (path: string) => `${desk.product.url}${path}`;
    const wayTo = (page: Page, email: string, way: string) => emailedPath(page.request, email, way, desk.product.url);
    const letterCount = async (page: Page, email: string, subject: string) =>
      (await emailsTo(page.request, email, desk.product.url)).filter((message) => message.includes(subject)).length;
    /** Waits up to fifteen seconds, the time in which a job is found that was made due by changing its time. */
    const expectEmails = (page: Page, email: string, subject: string, count: number) =>
      expect.poll(() => letterCount(page, email, subject), { timeout: 60_000 }).toBe(count);
    const expectPaid = (page: Page) => expect(heading(page)).toHaveText(/^(Payment complete|Pago completado)$/);
    const enter = async (page: Page, email: string) => {
      await page.goto(at(await wayTo(page, email, '/reset-password')));
      await page.getByLabel('New password', { exact: true }).fill('a-long-new-password-1');
      await page.getByRole('button', { name: 'Save the password' }).click();
      await expect(page).toHaveURL(/\/members\//);
      await page.goto(at('/members/subscription'));
    };

    test('PAY-06 a subscription is bought, renewed and canceled, and resumed until it ends', async ({ page }) => {
      const email = newAddress();
      await toPayment(page, desk, { address: at(PLAN), email });
      await desk.pay(page, 'good');
      await expectPaid(page);
      passMonth(desk.product);
      await expectEmails(page, email, 'Your receipt', 2);
      await enter(page, email);
      await page.getByRole('button', { name: /^Cancel/ }).click();
      await expect(page.getByText(/Access until/)).toBeVisible();
      await page.getByRole('button', { name: /^Resume/ }).click();
      await expect(page.getByRole('button', { name: /^Cancel/ })).toBeVisible();
    });

    test('PAY-06 the buyer is emailed after a declined renewal and pays it with a new card', async ({ page }) => {
      const email = newAddress();
      await toPayment(page, desk, { address: at(PLAN), email });
      await desk.pay(page, 'declined-later');
      await expectPaid(page);
      passMonth(desk.product);
      await expectEmails(page, email, 'Your payment was declined', 1);
      await enter(page, email);
      await expect(page.getByText('Payment overdue')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Change card' }).click();
      await expect(page.getByText(/charge the overdue renewal of \$49\.00/)).toBeVisible();
      await page.getByRole('button', { name: 'Continue to secure page' }).click();
      await desk.expectPage(page);
      await desk.pay(page, 'good');
      await expect(page.getByText(/^Card changed\./)).toBeVisible();
      await expectEmails(page, email, 'Your receipt', 2);
      await page.getByRole('link', { name: 'Back to your subscription' }).click();
      await expect(page.getByText('Active', { exact: true })).toBeVisible();
    });

    test('PAY-06 a renewal that requires bank confirmation is confirmed by keyboard at 390 px', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const email = newAddress();
      await toPayment(page, desk, { address: at(PLAN), email });
      await desk.pay(page, 'asks-bank');
      await desk.answerBank(page, true);
      await expectPaid(page);
      passMonth(desk.product);
      const link = await wayTo(page, email, '/checkout/renewal');
      await page.goto(at(link));
      await expect(heading(page)).toHaveText('Confirm your payment');
      await expect(page.getByText('$49.00').first()).toBeVisible();
      expect(await fitsTheScreen(page)).toBe(true);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Confirm payment' }).focus();
      await page.keyboard.press('Enter');
      await desk.expectPage(page);
      await desk.pay(page, 'good');
      await expectPaid(page);
      await expectEmails(page, email, 'Your receipt', 2);
      await page.goto(at(link));
      await expect(heading(page)).toHaveText('This payment is complete');
      await expectAccessible(page);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('PAY-06 a renewal is confirmed in Spanish', async ({ page }) => {
        const address = (path: string) => onHost('es.localhost', desk.product.url, path);
        const email = newAddress();
        await toPayment(page, desk, { address: address(PLAN), email });
        await desk.pay(page, 'asks-bank');
        await desk.answerBank(page, true);
        await expectPaid(page);
        passMonth(desk.product);
        await page.goto(address(await wayTo(page, email, '/checkout/renewal')));
        await expect(heading(page)).toHaveText('Confirme su pago');
        await page.getByRole('button', { name: 'Confirmar pago' }).click();
        await desk.expectPage(page);
        await desk.pay(page, 'asks-bank');
        await desk.answerBank(page, true);
        await expectPaid(page);
        await expectEmails(page, email, 'Su recibo', 2);
      });
    });
  });
}
