import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { newAddress, newMember, PASSWORD } from './new-member.ts';
import { inSpanish } from './on-host.ts';
import { type SignedIn, signInByCall } from './sign-in-by-call.ts';
import { expect, test } from './test.ts';

const narrow = { width: 390, height: 844 };
const another = 'another sentence to keep';

const holds = async (request: APIRequestContext, { headers }: SignedIn) =>
  (await request.get('/api-cwa/subscription', { headers })).status();

test('ACC-07 ACC-17 SEC-08 a member edits the profile and picks a picture', async ({ page, request, baseURL }) => {
  const member = await newMember(request);
  await member.enter(page, baseURL);
  await page.goto('/members/profile');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('ZIP or postal code').fill('8010');
  await page.getByLabel('Website').fill('ftp://x');
  await page.getByLabel('Number of employees').fill('some');
  await page.getByRole('button', { name: 'Save the details' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter a name or an address that begins with https://.',
    'Enter a whole number, such as 12.',
  ]);
  await expectAccessible(page);
  await page.getByLabel('Website').fill('https://ada.example');
  await page.getByLabel('Number of employees').fill('12');
  await page.getByRole('button', { name: 'Save the details' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your details are saved.' })).toBeVisible();
  const other = newAddress();
  await page.getByLabel('Email', { exact: true }).fill(other);
  await page.getByRole('button', { name: 'Save the details' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter your current password to change your email address.');
  await page.getByLabel('Your password, to change your email').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save the details' }).click();
  await expect(page.getByRole('status').filter({ hasText: other })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(member.email);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('ZIP or postal code')).toHaveValue('8010');
  await expect(page.getByLabel('Number of employees')).toHaveValue('12');

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The picture is kept.' })).toBeVisible();
  const shown = page.getByRole('img', { name: 'Your picture', exact: true });
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.setViewportSize(narrow);
  expect(await fitsTheScreen(page)).toBe(true);
  await expectAccessible(page);
});

test('ACC-06 SEC-08 a password change ends other sessions; signing out everywhere ends this session too', async ({
  page,
  request,
  baseURL,
}) => {
  const member = await newMember(request);
  const elsewhere = await signInByCall(request, member.email, PASSWORD);
  await member.enter(page, baseURL);
  await page.goto('/members/profile');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert')).toContainText('at least 8 characters');
  await page.getByLabel('New password').fill(another);
  await page.getByLabel('Current password').fill('a wrong one');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert')).toContainText("This isn't your current password.");
  await page.getByLabel('New password').fill(another);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your password is changed.' })).toBeVisible();
  await expectAccessible(page);
  expect(await holds(request, elsewhere)).toBe(401);
  expect(await holds(request, member)).toBe(200);

  const again = await signInByCall(request, member.email, another);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fmembers%2Fprofile$/);
  expect([await holds(request, member), await holds(request, again)]).toEqual([401, 401]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ACC-07 SEC-08 details and password are saved by a plain POST', async ({ page, request, baseURL }) => {
    const member = await newMember(request);
    await member.enter(page, inSpanish(baseURL));
    await page.goto(inSpanish(baseURL, '/members/profile'));
    await page.getByLabel('Ciudad').fill('Graz');
    await page.getByRole('button', { name: 'Guardar los datos' }).click();
    await expect(page.getByText('Sus datos se han guardado.')).toBeVisible();
    await expect(page.getByLabel('Ciudad')).toHaveValue('Graz');
    await page.getByLabel('Contraseña actual').fill(PASSWORD);
    await page.getByLabel('Contraseña nueva').fill(another);
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
    await expect(page.getByText('Su contraseña ha cambiado.')).toBeVisible();
  });
});
