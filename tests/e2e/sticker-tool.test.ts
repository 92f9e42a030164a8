import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buy, heading } from './checkout-page.ts';
import { collectComplaints } from './collect-complaints.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { type NewMember, newMember } from './new-member.ts';
import { inSpanish } from './on-host.ts';
import { expect, test } from './test.ts';

const VIN = '1HGCM82693A000001';
const STORED_STICKER = /\/members\/stickers\/[\w-]{20,}$/;
const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm and use 1 credit' });
const navigation = (page: Page) => page.getByRole('checkbox', { name: /^Navigation system/ });
const sport = (page: Page) => page.getByRole('checkbox', { name: /^Sport appearance/ });

/** Expects a page that fits the screen and is accessible. */
async function expectSound(page: Page): Promise<void> {
  expect(await fitsTheScreen(page)).toBe(true);
  await expectAccessible(page);
}

async function pickAccord(page: Page): Promise<void> {
  for (const [label, value] of [
    ['Year', '2003'],
    ['Make', 'Honda'],
    ['Model', 'Accord'],
  ] as const) {
    const select = page.getByLabel(label, { exact: true });
    await expect(select.getByRole('option', { name: value, exact: true })).toBeAttached();
    await select.selectOption(value);
  }
}

// One person runs all tests in order, with credits bought along the way.
test.describe.configure({ mode: 'serial' });
test.describe('the sticker tool', () => {
  let member: NewMember;
  test.beforeAll(async ({ request }) => {
    member = await newMember(request);
  });
  test.beforeEach(async ({ page, baseURL }) => {
    await member.enter(page, baseURL);
    await member.enter(page, inSpanish(baseURL));
  });

  test('STK-08 by name; a member without credits buys some and returns without losing input', async ({ page }) => {
    const complaints = collectComplaints(page, { answersOfErrors: true });
    await page.setViewportSize(narrow);
    await page.goto('/members/stickers');
    await expect(page.getByText('No window stickers yet')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'New window sticker' }).click();
    await page.getByRole('link', { name: 'By year, make and model' }).click();
    await expect(page.getByLabel('Year')).toBeVisible();
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByText('Pick the year.')).toBeVisible();
    await pickAccord(page);
    await expectSound(page);
    await page.getByRole('button', { name: 'Generate' }).click();

    await expect(heading(page)).toHaveText('2003 Honda Accord');
    await expect(page.getByText('this sticker bears no VIN')).toBeVisible();
    await page.getByRole('radio', { name: /^LX-V6/ }).check();
    await page.getByRole('radio', { name: 'San Marino Red' }).check();
    await expect(page.getByText('You have no credit for a sticker.')).toBeVisible();
    await expect(confirmButton(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('article')).toContainText(/San Marino Red\s*chosen by you/);
    await expectSound(page);

    await page.getByRole('link', { name: 'See the plans' }).click();
    await page.getByRole('link', { name: 'Buy 5 window stickers', exact: true }).click();
    await buy(page, null);
    await page.getByRole('link', { name: 'Go on with it' }).click();

    await expect(page.getByText('You have 5 sticker credits.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^LX-V6/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'San Marino Red' })).toBeChecked();
    await confirmButton(page).click();
    await expect(page).toHaveURL(STORED_STICKER);
    await expect(page.getByRole('article')).toContainText('By year, make, model and trim');
    await expect(page.getByRole('article')).toContainText(/San Marino Red\s*chosen by you/);
    await expectSound(page);
    await page.goto('/members/stickers/new');
    await expect(page.getByRole('textbox', { name: 'VIN' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go on with it' })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('TOUR-01 TOUR-02 by VIN and keyboard only: tour, choices, undo, a reload, confirm', async ({ page }) => {
    const complaints = collectComplaints(page, { answersOfErrors: true });
    await page.setViewportSize(wide);
    const press = (...keys: readonly string[]) =>
      keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
    await page.goto(`/members/stickers/new?vin=${VIN}`);
    await page.getByRole('button', { name: 'Generate' }).focus();
    await press('Enter');
    await expect(heading(page)).toHaveText('2003 Honda Accord');
    await expect(navigation(page)).toBeChecked();

    await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible();
    await page.getByRole('button', { name: 'Show me around' }).focus();
    await press('Enter');
    const tour = page.getByRole('dialog', { name: 'Guided tour' });
    await expect(tour).toContainText('Choose the trim.');
    await expectAccessible(page);
    for (const text of ['exterior color', "No, I'm not sure", 'packages and options that are preselected']) {
      await press('ArrowRight');
      await expect(tour).toContainText(text);
    }
    await press('Escape');
    await expect(tour).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show me around' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);

    await page.getByRole('radio', { name: 'Leave it open' }).focus();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    await expect(page.getByRole('radio', { name: 'Eternal Blue Pearl' })).toBeChecked();
    await press('Tab');
    await expect(page.getByRole('radio', { name: "No, I'm not sure" })).toBeFocused();
    await press('Tab', 'Tab', 'Space');
    await expect(sport(page)).toBeChecked();
    const total = page.locator('[aria-live]').filter({ hasText: 'Total' });
    await expect(total).toContainText('$29,236.00');
    await page.getByRole('button', { name: 'Undo' }).focus();
    await press('Enter');
    await expect(sport(page)).not.toBeChecked();
    await expect(total).toContainText('$28,251.00');
    await press('Tab', 'Enter');
    await expect(sport(page)).toBeChecked();
    await expectSound(page);

    await page.reload();
    await expect(sport(page)).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Eternal Blue Pearl' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).focus();
    await press('Enter');
    await expect(total).toContainText('$28,251.00');
    await confirmButton(page).focus();
    await press('Enter');
    await expect(page).toHaveURL(STORED_STICKER);
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$28,251.00');
    await expectSound(page);
    expect(complaints).toEqual([]);
  });

  test('STK-02 STK-04 STK-13 a classic, in Spanish on a phone', async ({ page, baseURL }) => {
    const complaints = collectComplaints(page, { answersOfErrors: true });
    await page.setViewportSize(narrow);
    await page.goto(inSpanish(baseURL, '/members/stickers/new?by=classic'));
    await page.getByRole('textbox', { name: 'VIN' }).fill('9Z99Z999999');
    await page.getByRole('button', { name: 'Generar' }).click();
    await expect(page.getByRole('link', { name: 'Pruebe por año, marca y modelo' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('textbox', { name: 'VIN' }).fill('7F03C000001');
    await page.getByRole('button', { name: 'Generar' }).click();
    await expect(heading(page)).toHaveText('1967 Ford Mustang Convertible');
    const block = page.getByRole('checkbox', { name: 'Imprimir el bloque de colores' });
    await expect(block).toBeChecked();
    await block.uncheck();
    await page.getByRole('group', { name: 'Color exterior' }).getByRole('radio').nth(1).check();
    await expectSound(page);
    await page.getByRole('button', { name: 'Confirmar y usar 1 crédito' }).click();
    await expect(page).toHaveURL(STORED_STICKER);
    await expect(page.getByRole('article')).toContainText('Clásico, introducido a mano');
    await expect(page.getByRole('article')).not.toContainText('elegido por usted');
    await expectSound(page);
    expect(complaints).toEqual([]);
  });

  test('a stored sticker is listed, found, downloaded, shared and regenerated', async ({ page }) => {
    const complaints = collectComplaints(page, { answersOfErrors: true });
    await page.setViewportSize(wide);
    await page.goto('/members/stickers');
    await expect(page.getByText('3 window stickers')).toBeVisible();
    await expectSound(page);
    await page.getByRole('searchbox', { name: 'Search by VIN' }).fill('cm8269');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('1 window sticker', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'PDF of 2003 Honda Accord' }).click();
    expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('link', { name: '2003 Honda Accord', exact: true }).click();

    await page.getByRole('button', { name: 'Create a link' }).click();
    const way = await page.getByLabel('Link', { exact: true }).inputValue();
    await expectSound(page);
    const reader = await page.context().browser()?.newContext();
    const shared = await reader?.newPage();
    expect((await shared?.goto(way))?.status()).toBe(200);
    await page.getByRole('button', { name: 'Take back all links' }).click();
    await expect(page.getByText('The link leads nowhere any more.')).toBeVisible();
    expect((await shared?.goto(way))?.status()).toBe(404);
    await reader?.close();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toBeVisible();
    for (const name of ['Create a link', 'Print', 'Make it afresh']) {
      await expect(page.getByRole('button', { name })).toBeHidden();
    }
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Make it afresh' }).click();
    await expect(page.getByRole('radio', { name: 'Eternal Blue Pearl' })).toBeChecked();
    await expect(confirmButton(page)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('STK-16 third-party data for a vehicle outside the catalog can be adopted', async ({ page }) => {
    const complaints = collectComplaints(page, { answersOfErrors: true });
    await page.setViewportSize(narrow);
    await page.goto('/members/stickers/new?vin=1FTFW1ET3EFA00001');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(heading(page)).toHaveText('2014 Ford F-150');
    await expect(page.getByText('Told of another vehicle of this name, not from the maker')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name of the trim' })).toHaveValue('');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expectSound(page);
    await page.getByRole('link', { name: 'Take over XLT' }).click();
    await expect(page.getByRole('textbox', { name: 'Name of the trim' })).toHaveValue('XLT');
    await expect(page.getByText('it is not from the maker')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Max trailer tow/ })).toBeChecked();
    await page.getByRole('checkbox', { name: /^Spray-in bedliner/ }).uncheck();
    await page.getByRole('radio', { name: 'Ruby Red Metallic' }).check();
    await expectSound(page);
    await confirmButton(page).click();
    await expect(page).toHaveURL(STORED_STICKER);
    const sticker = page.getByRole('article');
    for (const taken of [/XLT\s*chosen by you/, /Ruby Red Metallic\s*chosen by you/, /Max trailer tow package/]) {
      await expect(sticker).toContainText(taken);
    }
    await expect(sticker).not.toContainText('Spray-in bedliner');
    await expect(sticker).not.toContainText('$');
    expect(complaints).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('STK-08 each list is on the next page, and another trim shows its options', async ({ page }) => {
      await page.goto('/members/stickers/new?by=name');
      await page.getByLabel('Year').selectOption('2003');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Make').selectOption('Honda');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Model').selectOption('Accord');
      await page.getByRole('button', { name: 'Generate' }).click();
      await expect(navigation(page)).toBeChecked();
      await page.getByRole('radio', { name: /^LX-V6/ }).check();
      await page.getByRole('radio', { name: 'Taffeta White' }).check();
      await page.getByRole('button', { name: 'Show the options of this trim' }).click();
      await expect(navigation(page)).toHaveCount(0);
      await expect(page.getByRole('radio', { name: 'Taffeta White' })).toBeChecked();
      await expect(page.getByRole('article')).toContainText('Taffeta White');
      await confirmButton(page).click();
      await expect(page).toHaveURL(STORED_STICKER);
      await expect(page.getByRole('article')).toContainText(/Taffeta White\s*chosen by you/);
    });
  });
});
