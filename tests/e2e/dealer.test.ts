import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod';
import { aPng, type PngOptions } from '../setup/a-png.ts';
import { buy } from './checkout-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { newMember } from './new-member.ts';
import { inSpanish } from './on-host.ts';
import type { SignedIn } from './sign-in-by-call.ts';
import { expect, test } from './test.ts';

const narrow = { width: 390, height: 844 };
const accord = '1HGCM82693A000001';
const list = [
  'stock;VIN',
  `1;${accord}`,
  '2;1FTFW1ET5DFA00001',
  '3;1HGCM82633A004353',
  `4;${accord}`,
  '5;=1+1',
  '6;7F03C000001',
].join('\r\n');

async function newDealer(request: APIRequestContext, company: string): Promise<SignedIn> {
  const member = await newMember(request);
  const form = { company_name: company, first: 'Ada', last: 'Byron' };
  const registered = await request.post('/api-cwa/dealer-register', { form, headers: member.headers });
  expect(registered.status()).toBe(200);
  return member;
}

const choose = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('ACC-08 CRD-04 a member registers as a dealer, sees dealer plans, and checks a list of VINs', async ({
  page,
  request,
  baseURL,
}) => {
  await (await newMember(request)).enter(page, baseURL);
  await page.goto('/members/dealer/bulk-check');
  await page.getByRole('main').getByRole('link', { name: 'Register as a dealer' }).click();
  await expect(page.getByRole('link', { name: 'Check a list' })).toHaveCount(0);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Company name').fill('Analytical Engines');
  await page.getByRole('button', { name: 'Register as a dealer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are registered as a dealer.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '50 vehicle history reports' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Check a list' }).click();
  await expect(page.getByRole('button', { name: 'Open the chat' })).toBeVisible();
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a file');
  await expectAccessible(page);
  await choose(page, list);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText('4 VINs checked; 2 lines could not be.')).toBeVisible();
  await expect(page.getByRole('row', { name: /2003 Honda Accord right 1 Nothing to say/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /2003 Honda Accord wrong/ })).toContainText('The check digit is wrong.');
  await expect(page.getByRole('row', { name: /1967 Ford Mustang/ })).toContainText('Classic');
  await expect(page.getByRole('row', { name: `5 ${accord}` })).toContainText('The same as on line 2.');
  await expectAccessible(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download the whole result/ }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines[0]).toBe('\uFEFFLine,VIN,Finding,Year,Make,Model,Check digit,vPIC codes,Perhaps meant,Recalls');
  expect(lines[1]).toBe(`2,${accord},Nothing to say.,2003,Honda,Accord,right,0,,1`);
  expect(lines[5]).toContain("6,'=1+1,");

  await page.setViewportSize(narrow);
  expect(await fitsTheScreen(page)).toBe(true);
});

test('ten thousand VINs are checked in one run that shows its progress', async ({ page, request, baseURL }) => {
  await (await newDealer(request, 'Many Cars')).enter(page, inSpanish(baseURL));
  await page.setViewportSize(narrow);
  await page.goto(inSpanish(baseURL, '/members/dealer/bulk-check'));
  // Before hydration, the list would be sent as a plain POST, which shows no progress.
  await expect(page.getByRole('button', { name: 'Abrir el chat' })).toBeVisible();
  const vins = Array.from({ length: 10_000 }, (_, at) => `1HGCM826${at % 10}3A${String(at).padStart(6, '0')}`);
  await choose(page, ['VIN', ...vins].join('\n'));
  await page.getByRole('button', { name: 'Comprobar la lista' }).click();
  await expect(page.getByRole('progressbar', { name: 'Comprobando la lista …' })).toBeVisible();
  // The time for ten thousand decodings depends on the machine.
  await expect(page.getByText(/VIN comprobados; 0 líneas/)).toBeVisible({ timeout: 150_000 });
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(51);
  expect(await fitsTheScreen(page)).toBe(true);
  await expectAccessible(page);
});

const madeSticker = z.object({ data: z.object({ id: z.string() }) });
const base64OfJson = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Generates a sticker with a call, and returns its ID. */
async function makeSticker(request: APIRequestContext, { headers }: SignedIn): Promise<string> {
  const vehicle = { vin: accord, year: '2003', make: 'HONDA', model: 'ACCORD', style: '', trim: 'EX-V6' };
  const multipart = { ...vehicle, colors: ' ', packages: base64OfJson([]), buildsheet_color: 'no' };
  const made = await request.post('/api-cwa/confirm-sticker', { headers, multipart });
  return madeSticker.parse(await made.json()).data.id;
}

async function chooseLogo(page: Page, size: PngOptions): Promise<void> {
  await page.goto('/members/dealer');
  const buffer = aPng({ ...size, paint: (x, y) => [180, x % 256, y % 256, 255] });
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The logo is kept.' })).toBeVisible();
}

/** Returns the aspect ratio of the logo at the top of a document. */
async function proportionsOn(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const logo = page.getByRole('article').getByRole('img', { name: 'Prepared by Analytical Engines' });
  await expect(logo).toHaveJSProperty('complete', true);
  return logo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
}

async function pdfOf(request: APIRequestContext, { headers }: SignedIn, id: string) {
  const file = await (await request.get(`/api-cwa/view_pdf?id=${id}`, { headers })).body();
  return { file, pictures: file.toString('latin1').match(/\/Subtype \/Image\n/g)?.length ?? 0 };
}

test("a dealer's logo is shown on new documents, and each retains the one it was created with", async ({
  page,
  request,
  baseURL,
}) => {
  const member = await newMember(request);
  await member.enter(page, baseURL);
  await page.goto('/plans');
  await page.getByRole('link', { name: 'Buy 5 window stickers', exact: true }).click();
  await buy(page, null);
  const form = { company_name: 'Analytical Engines', first: 'Ada', last: 'Byron' };
  await request.post('/api-cwa/dealer-register', { form, headers: member.headers });
  const before = await makeSticker(request, member);

  await page.goto('/members/dealer');
  await expect(page.getByText('You have no logo yet.')).toBeVisible();
  await expectAccessible(page);
  await chooseLogo(page, { width: 400, height: 100 });
  await expect(page.getByRole('img', { name: 'Your logo' })).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  const wide = await makeSticker(request, member);
  expect(await proportionsOn(page, `/members/stickers/${wide}`)).toBeCloseTo(4, 1);
  await expectAccessible(page);
  const printed = await pdfOf(request, member, wide);
  expect([printed.pictures, (await pdfOf(request, member, before)).pictures]).toEqual([2, 0]);

  await chooseLogo(page, { width: 100, height: 200 });
  const tall = await makeSticker(request, member);
  expect(await proportionsOn(page, `/members/stickers/${tall}`)).toBeCloseTo(0.5, 1);
  expect(await proportionsOn(page, `/members/stickers/${wide}`)).toBeCloseTo(4, 1);
  expect((await pdfOf(request, member, wide)).file.equals(printed.file)).toBe(true);

  await page.goto('/members/dealer');
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The logo is removed.' })).toBeVisible();
  expect((await pdfOf(request, member, await makeSticker(request, member))).pictures).toBe(0);
  await page.goto(`/members/stickers/${wide}`);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const reader = await page.context().browser()?.newContext();
  const shared = await reader?.newPage();
  if (!shared) throw new Error('There is no other browser.');
  await shared.setViewportSize(narrow);
  expect(await proportionsOn(shared, link)).toBeCloseTo(4, 1);
  expect(await fitsTheScreen(shared)).toBe(true);
  await reader?.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is checked by a plain POST, on the page or into a file', async ({ page, request, baseURL }) => {
    await (await newDealer(request, 'Plain Cars')).enter(page, baseURL);
    await page.goto('/members/dealer/bulk-check');
    await choose(page, list);
    await page.getByRole('button', { name: 'Check the list' }).click();
    await expect(page.getByText('4 VINs checked; 2 lines could not be.')).toBeVisible();
    await choose(page, list);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /save the result as a file/ }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain("6,'=1+1,");
  });
});
