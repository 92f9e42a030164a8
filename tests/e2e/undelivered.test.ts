import { heading, VIN } from './checkout-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { newAddress } from './new-member.ts';
import { onHost } from './on-host.ts';
import { emailedPath, emailsTo } from './outbox.ts';
import { passDeliveryHour, withdrawRecords } from './pass-time.ts';
import { DESKS, type PaymentDesk, toPayment } from './payment-desk.ts';
import { expect, test } from './test.ts';

/** Buyers whose paid report could not be generated for an hour. */
const BUYERS = [
  {
    language: 'English',
    host: 'localhost',
    javaScriptEnabled: true,
    choice: 'Refund',
    title: 'Choose a refund or a credit',
    progress: /We've emailed you: choose a refund or a credit/,
    answer: /^We refund your report/,
    emailTitle: 'Your refund for order',
  },
  {
    language: 'Spanish',
    host: 'es.localhost',
    javaScriptEnabled: false,
    choice: 'Crédito para otro vehículo',
    title: 'Elija un reembolso o un crédito',
    progress: /Elija|elija/,
    answer: /^Tiene en su cuenta un crédito para otro informe/,
    emailTitle: null,
  },
] as const;

for (const [name, open] of Object.entries(DESKS)) {
  for (const { language, host, javaScriptEnabled, choice, title, progress, answer, emailTitle } of BUYERS) {
    test.describe(`undelivered, paid by ${name}, in ${language}`, () => {
      test.use({ javaScriptEnabled });
      let desk: PaymentDesk;
      test.beforeAll(async () => {
        desk = await open();
      });
      test.afterAll(() => desk.close());

      test(`DEL-05 a report that cannot be generated is compensated by choice: ${choice}`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        const at = (path: string) => onHost(host, desk.product.url, path);
        const email = newAddress();
        await toPayment(page, desk, { address: at(`/checkout?plan=vhr-1&vin=${VIN}`), email });
        withdrawRecords(desk.product, VIN);
        await desk.pay(page, 'good');
        await expect(heading(page)).toHaveText(/^(Payment complete|Pago completado)$/);
        const done = page.url();
        passDeliveryHour(desk.product);
        await page.goto(at(await emailedPath(page.request, email, '/checkout/choice', desk.product.url)));
        await expect(heading(page)).toHaveText(title);
        expect(await fitsTheScreen(page)).toBe(true);
        if (javaScriptEnabled) await expectAccessible(page);
        const words = page.url();

        await page.goto(done);
        await expect(page.getByText(progress)).toBeVisible();
        await page.goto(words);
        await page.getByRole('button', { name: choice, exact: true }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText(answer)).toBeVisible();
        await expect(page.getByText(VIN)).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);
        const emails = async () => (await emailsTo(page.request, email, desk.product.url)).join('\n');
        if (emailTitle === null) expect(await emails()).not.toMatch(/refund|reembolso del/i);
        else await expect.poll(emails).toContain(emailTitle);
      });
    });
  }
}
