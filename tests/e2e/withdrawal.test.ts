import type { APIRequestContext } from '@playwright/test';
import { buyByCall } from './buy-by-call.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { newAddress, newMember } from './new-member.ts';
import { inSpanish } from './on-host.ts';
import { emailsTo } from './outbox.ts';
import { expect, test } from './test.ts';

/** Returns the emails to the buyer, the newest first; emails to the team contain the address as well. */
async function ownEmails(request: APIRequestContext, email: string): Promise<readonly string[]> {
  return (await emailsTo(request, email)).filter((message) => message.includes(`To ${email}`));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('PAY-09 a purchase is withdrawn in two steps without signing in', async ({ page, request }) => {
      const { email } = await newMember(request);
      const { orderNumber } = await buyByCall(request, email, 'vhr-5', '4999', { country: 'AT' });
      await page.goto('/plans');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from a purchase' }).click();
      await page.getByLabel('Your name').fill('Ada Byron');
      await page.getByLabel('Order number').fill(orderNumber.toLowerCase());
      await page.getByLabel('Email address of the order').fill(email);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Review your withdrawal' })).toBeVisible();
      await expect(page.getByText(orderNumber)).toBeVisible();
      await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
      await expect(page.getByText(/^We received your withdrawal on \w+ \d+, \d{4}.*\d:\d\d.* UTC\.$/)).toBeVisible();
      await expect(page.getByText(orderNumber)).toBeVisible();
      const emails = await ownEmails(request, email);
      const proof = emails.find((message) => message.includes(`We received your withdrawal from order ${orderNumber}`));
      expect(proof).toContain('$49.99');
    });

    test('PAY-09 missing fields are listed, and the input is retained', async ({ page }) => {
      await page.goto('/withdrawal?order=VP-4K7M2Q9D');
      await page.getByLabel('Email address of the order').fill('ada');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('link', { name: 'Enter your name.' })).toBeVisible();
      await expect(page.getByLabel('Order number')).toHaveValue('VP-4K7M2Q9D');
      await expect(page.getByLabel('Email address of the order')).toHaveValue('ada');
      await page.getByLabel('Your name').fill('Ada Byron');
      await page.getByLabel('Email address of the order').fill(newAddress());
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Change details' }).click();
      await expect(page.getByLabel('Your name')).toHaveValue('Ada Byron');
    });
  });
}

test('PAY-09 an unknown order gets the same response as a known order, and no email is sent', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto('/withdrawal');
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Order number').fill('VP-00000000');
  await page.getByLabel('Email address of the order').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText(/^We received your withdrawal on/)).toBeVisible();
  expect(await ownEmails(request, email)).toEqual([]);
});

for (const width of [320, 1280]) {
  test(`PAY-09 the withdrawal fits ${width} px in both languages and is accessible`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/withdrawal');
    expect(await fitsTheScreen(page)).toBe(true);
    await expectAccessible(page);
    await page.goto(inSpanish(baseURL, '/withdrawal'));
    await page.getByLabel('Su nombre').fill('Ada Byron');
    await page.getByLabel('Número de pedido').fill('VP-4K7M2Q9D');
    await page.getByLabel('Correo electrónico del pedido').fill(newAddress());
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('button', { name: 'Confirmar el desistimiento' })).toBeVisible();
    expect(await fitsTheScreen(page)).toBe(true);
    await expectAccessible(page);
  });
}

test('PAY-09 the withdrawal is linked from the plans and is not in the sitemap', async ({ page, request }) => {
  await page.goto('/plans');
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw from a purchase' })).toBeVisible();
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/withdrawal');
});
