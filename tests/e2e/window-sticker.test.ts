import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { collectComplaints } from './collect-complaints.ts';
import { expectAccessible } from './expect-accessible.ts';
import { hydrated } from './hydrated.ts';
import { inSpanish } from './on-host.ts';
import { expect, test } from './test.ts';

const demonstrationVin = '1HGCM82693A000001';
const STORED_STICKER = /\/members\/stickers\/[\w-]{20,}$/;

async function checkVin(page: Page, vin: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'VIN' }).fill(vin);
  await page.getByRole('button', { name: 'Check this vehicle' }).click();
}

/** The account data stored in the browser. */
const storedAccount = (page: Page) => () => page.evaluate(() => localStorage.getItem('account') ?? '');

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('user@demo.vinport.example');
  await page.getByLabel('Password').fill('demo-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a visitor types a VIN, signs in, creates the sticker and downloads it as a PDF', async ({ page }) => {
  const complaints = collectComplaints(page);
  await checkVin(page, '1HGCM82633A004352');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2003 Honda Accord');
  await expect(page.getByText('MARYSVILLE, OHIO')).toBeVisible();
  await expectAccessible(page);

  await checkVin(page, '1hgcm8-2693 a000001');
  await page.getByRole('link', { name: 'Sign in and use them' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expectAccessible(page);
  await signIn(page);

  await page.getByRole('button', { name: 'Generate the window sticker' }).click();
  await page.getByRole('radio', { name: 'Eternal Blue Pearl' }).check();
  await expect(page.getByRole('checkbox', { name: /Navigation system/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm and use 1 credit' }).click();
  await expect(page).toHaveURL(STORED_STICKER);

  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('2003 Honda Accord');
  await expect(sheet).toContainText(/Eternal Blue Pearl\s*chosen by you/);
  await expect(sheet).toContainText('Reproduction – not the factory original');
  // 25,250 base, 2,541 options (2,000 + 429 + 112 + 0), 460 destination
  await expect(sheet.getByRole('row', { name: /^Total/ })).toContainText('$28,251.00');
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as PDF' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  await checkVin(page, demonstrationVin);
  await page.getByRole('button', { name: 'Generate the window sticker' }).click();
  await expect(sheet).toContainText('2003 Honda Accord');
  expect(complaints).toEqual([]);
});

test("SITE-10 the site's theme colors the controls", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Check this vehicle' })).toHaveCSS(
    'background-color',
    'rgb(18, 81, 63)',
  );
});

test('STK-02 a mapped classic VIN gets its sticker through the classic mapping', async ({ page }) => {
  await checkVin(page, '7F03C000001');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1967 Ford Mustang Convertible');
  await page.getByRole('link', { name: 'Sign in and use them' }).click();
  await signIn(page);
  await page.getByRole('button', { name: 'Generate the window sticker' }).click();
  await page.getByRole('button', { name: 'Confirm and use 1 credit' }).click();
  await expect(page).toHaveURL(STORED_STICKER);
  await expect(page.getByRole('article')).toContainText('289 cu in V8, two-barrel carburetor');
});

test('STK-04 an unmapped classic VIN shows "Wrong VIN", before and after signing in', async ({ page }) => {
  await checkVin(page, '9Z99Z999999');
  await expect(page.getByText('Wrong VIN')).toBeVisible();
  await page.goto('/members/stickers/new?vin=9Z99Z999999');
  await signIn(page);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Wrong VIN')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'VIN' })).toHaveValue('9Z99Z999999');
});

for (const vin of ['1HGCM82633A0043', '1HGCM82633A00435']) {
  test(`${vin.length} characters are rejected, and the input is retained`, async ({ page }) => {
    await checkVin(page, vin);
    await expect(page.getByText('A VIN has 17 characters, or up to 14 before 1981.', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'VIN' })).toHaveValue(vin);
    await expectAccessible(page);
  });
}

test('a wrong check digit shows a warning without blocking', async ({ page }) => {
  await checkVin(page, '1HGCM82643A004352');
  await expect(page.getByRole('note').first()).toContainText('The check digit does not fit.');
  await expect(page.getByRole('link', { name: 'Buy the sticker' })).toBeVisible();
});

test('a wrong password retains the email and reveals nothing about the account', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('user@demo.vinport.example');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('This e-mail address and password do not fit together.');
  await expect(page.getByLabel('E-mail')).toHaveValue('user@demo.vinport.example');
});

test('a double click creates one sticker and uses one credit', async ({ page, request }) => {
  const stickerCredits = async () => {
    const form = { email: 'dealer@demo.vinport.example', pass: 'demo-password-1' };
    const { data } = await (await request.post('/api-cwa/login', { form })).json();
    return Number(data.sticker_credit);
  };
  const before = await stickerCredits();
  await page.goto('/members/stickers/new?vin=5YJ3E1EA8KF000001');
  await page.getByLabel('E-mail').fill('dealer@demo.vinport.example');
  await page.getByLabel('Password').fill('demo-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('button', { name: 'Confirm and use 1 credit' }).dblclick();
  await expect(page).toHaveURL(STORED_STICKER);
  await expect(page.getByRole('article')).toContainText('2019 Tesla Model 3');
  expect(await stickerCredits()).toBe(before - 1);
});

test('signing out clears the signed-in account', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await hydrated(signOut);
  await expect.poll(storedAccount(page)).toContain('demo.vinport.example');
  await signOut.click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name === 'token' || name === 'id')).toEqual([]);
  await expect.poll(storedAccount(page)).not.toContain('demo.vinport.example');
});

test('SITE-11 the Spanish host uses Spanish', async ({ page, baseURL }) => {
  const complaints = collectComplaints(page);
  await page.goto(inSpanish(baseURL));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('textbox', { name: 'VIN' }).fill('123456789012345');
  await page.getByRole('button', { name: 'Consultar este vehículo' }).click();
  await expect(page.getByText('15 caracteres: un VIN tiene 17, o hasta 14 antes de 1981.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole flow works with plain forms', async ({ page }) => {
    await checkVin(page, '1G1YY22G365000001');
    await page.getByRole('link', { name: 'Sign in and use them' }).click();
    await signIn(page);
    await page.getByRole('button', { name: 'Generate the window sticker' }).click();
    await page.getByRole('button', { name: 'Confirm and use 1 credit' }).click();
    await expect(page).toHaveURL(STORED_STICKER);
    await expect(page.getByRole('article')).toContainText('2006 Chevrolet Corvette');
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$');
  });
});

test('an unknown URL returns 404 and offers a next step', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('textbox', { name: 'VIN' })).toBeVisible();
});
