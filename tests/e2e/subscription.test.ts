import { translatorOf } from '#texts/translator-of.ts';
import { buyByCall } from './buy-by-call.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { newMember } from './new-member.ts';
import { emailsTo } from './outbox.ts';
import { expect, test } from './test.ts';

const t = translatorOf('en');
const PATH = '/members/subscription';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('PAY-06 a subscription is canceled with one click, and resumed', async ({ page, request, baseURL }) => {
      const member = await newMember(request);
      await buyByCall(request, member.email, 'vhr-month', '4900');
      await member.enter(page, baseURL);
      await page.goto(PATH);
      await expect(page.getByText('$49.00')).toBeVisible();
      await expect(page.getByText(/^Cancel anytime with one click\./)).toBeVisible();
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(page.getByText(/^Subscription canceled\..* Access until \w+ \d+, \d{4}\./)).toBeVisible();
      await page.reload();
      await page.goto(PATH);
      await expect(page.getByText(/^Access until/)).toBeVisible();
      await page.getByRole('button', { name: 'Resume subscription' }).click();
      await expect(page.getByText(/^Your subscription is active again\./)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
      const subjects = (await emailsTo(request, member.email)).join('\n');
      expect(subjects).toMatch(/canceled/i);
      expect(subjects).toMatch(/active again|resumed/i);
    });

    test('PAY-06 the card of a subscription is changed on the payment page', async ({ page, request, baseURL }) => {
      const member = await newMember(request);
      await buyByCall(request, member.email, 'vhr-month', '4900');
      await member.enter(page, baseURL);
      await page.goto(PATH);
      await page.getByRole('link', { name: 'Change card' }).click();
      await page.getByRole('button', { name: 'Continue to secure page' }).click();
      await expect(page).toHaveURL(/\/landing\/sandbox\/checkout\//);
      await page.getByRole('radio', { name: t('sandbox.cards.declined-later'), exact: true }).check();
      await page.getByRole('button', { name: t('sandbox.storeCard'), exact: true }).click();
      await expect(page).toHaveURL(/\/checkout\/card\?subscription=/);
      await expect(page.getByText(/^Card changed\./)).toBeVisible();
      await page.getByRole('link', { name: 'Back to your subscription' }).click();
      await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    });
  });
}

test('PAY-06 leaving the payment page returns to an unchanged subscription', async ({ page, request, baseURL }) => {
  const member = await newMember(request);
  const { subscriptionId } = await buyByCall(request, member.email, 'vhr-month', '4900');
  await member.enter(page, baseURL);
  await page.goto(`/checkout/card?change=${subscriptionId}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to secure page' }).click();
  await page.getByRole('link', { name: t('sandbox.cancel') }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}`));
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  // The payment page has not stored a card, so the return page waits for it.
  await page.goto(`/checkout/card?subscription=${subscriptionId}`);
  await expect(page.getByText('Confirming your new card …')).toBeVisible();
});

test("PAY-06 the card of another person's subscription cannot be changed", async ({ page, request, baseURL }) => {
  const owner = await newMember(request);
  const { subscriptionId } = await buyByCall(request, owner.email, 'vhr-month', '4900');
  await page.goto(`/checkout/card?change=${subscriptionId}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await (await newMember(request)).enter(page, baseURL);
  for (const query of ['change', 'subscription']) {
    const answer = await page.goto(`/checkout/card?${query}=${subscriptionId}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('alert')).toContainText("We can't find this subscription");
  }
});

for (const width of [390, 1280]) {
  test(`PAY-05 PAY-06 orders and subscriptions fit ${width} px`, async ({ page, request, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    const member = await newMember(request);
    const { orderNumber } = await buyByCall(request, member.email, 'vhr-month', '4900');
    await member.enter(page, baseURL);
    await page.goto('/members/orders');
    const order = page.getByRole('row', { name: new RegExp(orderNumber) });
    await expect(order).toContainText('$49.00');
    await expect(order.getByRole('link')).toHaveAccessibleName(`Receipt for order ${orderNumber} (PDF)`);
    expect(await fitsTheScreen(page)).toBe(true);
    await expectAccessible(page);
    await page.goto(PATH);
    expect(await fitsTheScreen(page)).toBe(true);
    await expectAccessible(page);
  });
}
