import { readFile } from 'node:fs/promises';
import { buy, heading, VIN } from './checkout-page.ts';
import { newAddress, PASSWORD } from './new-member.ts';
import { emailedPath } from './outbox.ts';
import { expect, test } from './test.ts';

/** Another Accord, for which the visitor has no sticker. */
const OTHER_VIN = '1HGCM82633A004352';

test('from a VIN on the home page to the deletion of the account', async ({ page, request }) => {
  const email = newAddress();

  await test.step('a visitor sees the available data and buys as a guest', async () => {
    await page.goto('/');
    await page.getByRole('textbox', { name: /VIN/ }).fill('1hgcm8269 3a000001');
    await page.getByRole('button', { name: 'Check this vehicle' }).click();
    await expect(heading(page)).toHaveText('2003 Honda Accord');
    await expect(page.getByText(/\d+ records on file/)).toBeVisible();
    await page
      .getByRole('link', { name: /both|bundle|report and window sticker/i })
      .first()
      .click();
    await buy(page, email);
  });

  await test.step('both documents open without an account', async () => {
    await page.getByRole('link', { name: 'Open window sticker' }).click();
    await expect(heading(page)).toHaveText(/^Window sticker: 2003 Honda Accord/);
    await page.goto('/checkout/done');
    await page.getByRole('link', { name: 'Open report' }).click();
    await expect(page.getByText(/47,605 mi/).first()).toBeVisible();
  });

  await test.step('the link in the email leads to setting a password and signing in', async () => {
    await page.goto(await emailedPath(request, email, '/reset-password'));
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page).toHaveURL(/\/members\/dashboard/);
  });

  await test.step('the report is in the account', async () => {
    await page.goto('/members/reports');
    await page
      .getByRole('link', { name: /2003 Honda Accord/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/members\/reports\/(?!new)[\w-]+$/);
    await expect(page.getByText(/47,605 mi/).first()).toBeVisible();
  });

  await test.step('a dissatisfied reader contacts support and receives a credit', async () => {
    await page.getByRole('button', { name: 'Give feedback' }).click();
    await page.getByRole('dialog').locator('label').filter({ hasText: 'Not Satisfied' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Contact Support' }).click();
    const form = page.getByRole('dialog', { name: 'Contact Support' });
    await form.getByLabel('Message').fill('The owner count is wrong.');
    await form.getByRole('button', { name: 'Send to support' }).click();
    await expect(page.getByText('Your support ticket has been successfully created!')).toBeVisible();
    await expect(page.getByText(/within 24 hours\. We've added a free credit to your account\./)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/members\/dashboard#vehicle-history-report$/);
  });

  await test.step('a member buys sticker credits and creates another sticker with the tour', async () => {
    await page.goto('/checkout?plan=sticker-5');
    await buy(page, null);
    await page.goto(`/members/stickers/new?vin=${OTHER_VIN}`);
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('button', { name: 'Show me around' }).click();
    const tour = page.getByRole('dialog', { name: 'Guided tour' });
    for (const text of ['Choose the trim.', 'exterior color', "No, I'm not sure"]) {
      await expect(tour).toContainText(text);
      await page.keyboard.press('ArrowRight');
    }
    await tour.getByRole('button', { name: 'Got it' }).click();
    await expect(tour).toHaveCount(0);
    await page.getByRole('radio', { name: 'San Marino Red' }).check();
    await page.getByRole('button', { name: 'Confirm and use 1 credit' }).click();
    await expect(page).toHaveURL(/\/members\/stickers\/(?!new)[\w-]{20,}$/);
  });

  await test.step('the feedback link regenerates a sticker', async () => {
    await page.goto(`/dashboard?vin=${VIN}&regenerate=true#window-sticker`);
    await page.getByRole('button', { name: 'Make it and use 1 credit' }).click();
    await expect(page).toHaveURL(/\/members\/stickers\/(?!new)[\w-]{20,}$/);
  });

  await test.step('a subscription starts, and ends with one click', async () => {
    await page.goto('/checkout?plan=vhr-month');
    await buy(page, null);
    await page.goto('/members/subscription');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Subscription canceled.' })).toBeVisible();
  });

  await test.step('all stored data can be exported', async () => {
    await page.goto('/members/privacy');
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as a file (JSON)' }).click();
    const exported: { sections: Record<string, readonly object[]> } = JSON.parse(
      await readFile(await (await saving).path(), 'utf8'),
    );
    expect(exported.sections.account).toMatchObject([{ email }]);
    // Three orders, each paid once.
    const bought = exported.sections.orders ?? [];
    expect(bought.filter((order) => 'paid_at' in order)).toHaveLength(3);
  });

  await test.step('the account is deleted after a request and confirmation by email', async () => {
    await page.goto('/delete-account');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Message').fill('I have sold the car.');
    await page.getByRole('button', { name: 'Request deletion' }).click();
    await expect(page.getByText('Your request has been submitted successfully!')).toBeVisible();
    await page.goto(await emailedPath(request, email, '/delete-account/confirm'));
    await page.getByRole('button', { name: 'Yes, delete my account' }).click();
    await expect(page.getByText(/will be deleted on \w{3} \d{1,2}, \d{4}/)).toBeVisible();
  });
});
