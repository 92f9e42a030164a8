import type { Page } from '@playwright/test';
import { collectComplaints } from './collect-complaints.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './test.ts';

/** It decodes, the catalog has builds of its name, and no source has a record of it. */
const WITHOUT_RECORDS = '1HGCM82633A004352';
const DEMONSTRATION = '1HGCM82693A000001';
/** It decodes, but the catalog has no data and no source has a record. */
const WITHOUT_ANYTHING = '1FTFW1ET3EFA00001';

/** Returns the sum of the numbers in all texts that match. */
async function sumOf(page: Page, form: RegExp): Promise<number> {
  const texts = await page.getByText(form).allTextContents();
  return texts.reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0]), 0);
}

test('DEL-04 without records no report is offered, and the page lists what is available', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(`/vehicle-checks/${WITHOUT_RECORDS}`);
  await expect(page.getByRole('heading', { name: 'No record on file' })).toBeVisible();
  await expect(page.getByText(/there is no report to sell.*You can get its window sticker/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy the sticker' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Buy (the report|both)/ })).toHaveCount(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('DEL-04 without records and without a build, nothing is offered', async ({ page }) => {
  await page.goto(`/vehicle-checks/${WITHOUT_ANYTHING}`);
  await expect(page.getByText(/there is no report to sell/)).toBeVisible();
  await expect(page.getByText(/no window sticker can be made/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Buy/ })).toHaveCount(0);

  await page.goto('/vehicle?year=2014&make=Ford&model=F-150');
  await expect(page.getByText(/no window sticker can be made/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy a sticker' })).toHaveCount(0);
});

test('DEL-04 the counts of a vehicle with records add up, without recalls', async ({ page }) => {
  await page.goto(`/vehicle-checks/${DEMONSTRATION}`);
  await expect(page.getByRole('heading', { name: '10 records on file' })).toBeVisible();
  expect(await sumOf(page, /^\d+ records?$/)).toBe(10);
  const recalls = await sumOf(page, /^\d+ recalls?$/);
  expect(recalls).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`There (is|are) also ${recalls} recalls? for vehicles`))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy both' })).toBeVisible();
});
