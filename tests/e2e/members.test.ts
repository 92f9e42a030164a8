import type { Page } from '@playwright/test';
import { buyByCall } from './buy-by-call.ts';
import { collectComplaints } from './collect-complaints.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { newMember, PASSWORD } from './new-member.ts';
import { inSpanish } from './on-host.ts';
import { emailsTo } from './outbox.ts';
import { runDataCommand } from './run-data-command.ts';
import { expect, test } from './test.ts';

const VIN = '1HGCM82693A000001';
const narrow = { width: 390, height: 844 };

const openChat = (page: Page) => page.getByRole('button', { name: 'Open the chat' });

test('SHELL-12 CRD-01 the old path redirects to the dashboard, with credits, their history and a link to more', async ({
  page,
  request,
  baseURL,
}) => {
  const complaints = collectComplaints(page, { answersOfErrors: true });
  const member = await newMember(request);
  await buyByCall(request, member.email, 'vhr-5', '4999');
  await member.enter(page, baseURL);
  await page.goto('/dashboard?from=letter#vehicle-history-report');
  await expect(page).toHaveURL(/\/members\/dashboard\?from=letter#vehicle-history-report$/);
  await expect(page.locator('#vehicle-history-report')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('row', { name: /Purchase/ })).toContainText('+5');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(openChat(page)).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsTheScreen(page)).toBe(true);
  await page.locator('summary', { hasText: 'Your account:' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Orders' }).click();
  const order = page.getByRole('row', { name: /5 vehicle history reports/ });
  await expect(order).toContainText('$49.99');
  const receipt = await request.get((await order.getByRole('link').getAttribute('href')) ?? '', {
    headers: { cookie: `token=${member.headers.authorization.slice('Bearer '.length)}` },
  });
  expect(receipt.headers()['content-type']).toBe('application/pdf');
  expect(await fitsTheScreen(page)).toBe(true);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('SHELL-12 DEL-06 the regeneration link starts automatically, once, and uses a credit only when confirmed', async ({
  page,
  request,
  baseURL,
}) => {
  const member = await newMember(request);
  await member.enter(page, baseURL);
  const link = `/dashboard?vin=${VIN}&regenerate=true#window-sticker`;
  await page.goto(link);
  const make = page.getByRole('button', { name: 'Make it and use 1 credit' });
  await expect(make).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/members/dashboard\\?vin=${VIN}#window-sticker$`));
  await expect(page.locator('#window-sticker')).toBeFocused();
  await expectAccessible(page);
  await make.click();
  await expect(page.getByRole('alert')).toContainText('You have no credit left for this.');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible();
  await expect(make).toBeHidden();

  await buyByCall(request, member.email, 'global-5', '5999');
  await page.goto(link);
  await make.click();
  await expect(page).toHaveURL(/\/members\/stickers\/[\w-]+$/);
  await page.goto('/members/dashboard');
  await expect(page.locator('#window-sticker').getByRole('link', { name: '2003 Honda Accord' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Document made/ })).toContainText('−1');

  // A vehicle without data. The failure earns a free credit.
  const failing = '/dashboard?vin=11111111111111111&regenerate=true#window-sticker';
  await page.goto(failing);
  await expect(page.getByRole('alert')).toContainText("We've added a free credit to your account.");
  await expect(page.getByRole('alert')).not.toContainText('Nothing was charged');
  await page.reload();
  await expect(page.getByRole('row', { name: /Free credit for a failed generation/ })).toContainText('+1');
});

test('ACC-10 a subscription shows its next charge, and one click cancels it, with confirmation', async ({
  page,
  request,
  baseURL,
}) => {
  const complaints = collectComplaints(page, { answersOfErrors: true });
  await page.setViewportSize(narrow);
  const member = await newMember(request);
  await buyByCall(request, member.email, 'vhr-month', '4900');
  await member.enter(page, baseURL);
  await page.goto('/members/dashboard');
  await expect(page.getByText('0 of 10')).toBeVisible();
  await page.getByRole('link', { name: 'Use, renewal and cancelling' }).click();
  await expect(page.getByText(/^\$49\.00 · /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).press('Enter');
  const proof = page.getByRole('status').filter({ hasText: 'Subscription canceled.' });
  await expect(proof).toContainText(
    /Access until \w+ \d+, \d{4}\. We've emailed your confirmation to .+@people\.example/,
  );
  await expect(page.getByText("You won't be charged again", { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Resume subscription' })).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(
      async () =>
        (await emailsTo(request, member.email)).filter((message) => message.includes('Your subscription is canceled'))
          .length,
    )
    .toBe(1);
  expect(complaints).toEqual([]);
});

test('an expired session prompts for sign-in over the page, and the action then completes', async ({
  page,
  request,
  baseURL,
}) => {
  const member = await newMember(request);
  await buyByCall(request, member.email, 'vhr-month', '4900');
  await member.enter(page, baseURL);
  await page.goto('/members/subscription');
  await expect(openChat(page)).toBeVisible();
  await request.post('/api-cwa/logout', { headers: member.headers });
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('E-mail')).toHaveValue(member.email);
  await expectAccessible(page);
  await dialog.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('do not fit together');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Subscription canceled.' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a person who does not sign in again is redirected to sign-in, and back', async ({ page, request, baseURL }) => {
  const member = await newMember(request);
  await buyByCall(request, member.email, 'vhr-month', '4900');
  await member.enter(page, baseURL);
  await page.goto('/members/subscription');
  await expect(openChat(page)).toBeVisible();
  await request.post('/api-cwa/logout', { headers: member.headers });
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/login\?next=%2Fmembers%2Fsubscription$/);
  await page.goto('/members/orders?page=1');
  await expect(page).toHaveURL(/\/login\?next=%2Fmembers%2Forders%3Fpage%3D1$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('two tabs show the same credits and signed-in person', async ({ page, context, request, baseURL }) => {
  const member = await newMember(request);
  await member.enter(page, baseURL);
  const other = await context.newPage();
  await other.goto('/members/dashboard');
  await expect(openChat(other)).toBeVisible();
  await page.goto('/members/dashboard');
  await expect(openChat(page)).toBeVisible();
  const shop = await context.newPage();
  await shop.goto('/plans');
  await expect(shop.getByRole('button', { name: 'Sign out' })).toBeVisible();

  await buyByCall(request, member.email, 'vhr-1', '1499');
  await page.reload();
  await expect(other.getByRole('row', { name: /Purchase/ })).toContainText('+1');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/login\?next=/);
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('SHELL-04 SHELL-01 the chat works by keyboard in every state, and replies appear automatically', async ({
  page,
  request,
  baseURL,
  product,
}) => {
  const complaints = collectComplaints(page, { answersOfErrors: true });
  await page.setViewportSize(narrow);
  const member = await newMember(request);
  await member.enter(page, baseURL);
  await page.goto('/members/orders');
  await openChat(page).press('Enter');
  const chat = page.getByRole('region', { name: 'Chat with us' });
  await expect(chat.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Do you know Renaults?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('listitem')).toContainText('Do you know Renaults?');
  await expectAccessible(page);

  const talk = await (await request.get('/api-cwa/chat', { headers: member.headers })).json();
  await runDataCommand(product, 'reply', talk.data.ticket_number, 'Yes, all of them.');
  await expect(chat.getByText('Yes, all of them.')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(openChat(page)).toBeFocused();
  await expectAccessible(page);
  await openChat(page).press('Enter');
  await expect(chat.getByText('Yes, all of them.')).toBeVisible();
  await chat.getByRole('button', { name: 'Hide the chat' }).press('Enter');
  await expect(chat).toBeHidden();
  await expect(openChat(page)).toBeHidden();
  await page.locator('summary', { hasText: 'Your account:' }).click();
  await page.getByRole('button', { name: 'Chat with us' }).press('Enter');
  await expect(chat).toBeVisible();
  await chat.getByRole('button', { name: 'Minimize the chat' }).press('Enter');
  await expect(openChat(page)).toBeFocused();

  await page.goto(`/vehicle-checks/${VIN}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2003 Honda Accord');
  await expect(openChat(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('SITE-11 the members area works in Spanish, at 390 px, and without scripts', async ({
  browser,
  request,
  baseURL,
}) => {
  const address = inSpanish(baseURL);
  const context = await browser.newContext({ baseURL: address, viewport: narrow, javaScriptEnabled: false });
  const member = await newMember(request);
  await buyByCall(request, member.email, 'vhr-month', '4900');
  const page = await context.newPage();
  await member.enter(page, address);
  await page.goto(`/members/dashboard?vin=${VIN}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resumen');
  expect((await page.getByText('Renovación').count()) + (await page.getByText('Compra').count())).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Buscar de nuevo' }).click();
  await expect(page.getByText('2003 Honda Accord: está todo.')).toBeVisible();
  await page.getByRole('textbox', { name: 'VIN' }).fill(VIN);
  await page.getByRole('button', { name: 'Hacer una etiqueta' }).click();
  await expect(page).toHaveURL(new RegExp(`/members/stickers/new\\?vin=${VIN}`));
  await page.goto('/members/subscription');
  await page.getByRole('button', { name: 'Cancelar la suscripción' }).click();
  await expect(page.getByText(/^Suscripción cancelada\..* acceso hasta el/)).toBeVisible();
  await context.close();
});
