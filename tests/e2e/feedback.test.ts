import type { Page } from '@playwright/test';
import { collectNotifications } from './collect-notifications.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { inSpanish } from './on-host.ts';
import { type SignedIn, signInByCall } from './sign-in-by-call.ts';
import { expect, test } from './test.ts';

const VIN = '1HGCM82693A000001';

let person: SignedIn;
let report: string;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: String(baseURL) });
  person = await signInByCall(request, 'dealer@demo.vinport.example');
  report = `/members/reports/${await person.makeReport(VIN)}`;
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const rating = (page: Page) => dialog(page, 'Your feedback');
const give = (page: Page) => page.getByRole('button', { name: 'Give feedback' });

async function enter(page: Page, address: string): Promise<void> {
  await person.enter(page, address);
  await page.goto(address);
}

/** Opens the dialog with its button, by keyboard. */
async function open(page: Page): Promise<void> {
  // Before hydration, the dialog can't be opened.
  await expect(give(page)).toBeEnabled();
  await give(page).focus();
  await page.keyboard.press('Enter');
  await expect(rating(page)).toBeVisible();
}

/** Moves to a face with the arrow keys, and picks it. */
async function rate(page: Page, face: string): Promise<void> {
  await page.getByRole('radio', { name: 'Very Satisfied', exact: true }).focus();
  while (
    !(await page.getByRole('radio', { name: face, exact: true }).evaluate((radio) => radio === document.activeElement))
  ) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  // Picking continues automatically.
  await expect(page.getByRole('radio')).toHaveCount(0);
}

/** Presses Tab until this element has focus, then presses it. Focus must never leave the dialog. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

test('FBK-10 opens automatically at the end of a report, once per vehicle, and restores focus', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, `${baseURL}${report}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await give(page).scrollIntoViewIfNeeded();
  await expect(rating(page)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Skip');
  await expect(rating(page)).toBeHidden();
  await page.reload();
  await give(page).scrollIntoViewIfNeeded();
  await open(page);
  await page.keyboard.press('Escape');
  await expect(rating(page)).toBeHidden();
  await expect(give(page)).toBeFocused();
});

test('FBK-03 FBK-11 SHELL-11 a satisfied person writes a text, and OK opens the dashboard', async ({
  page,
  baseURL,
}) => {
  await enter(page, `${baseURL}${report}`);
  await open(page);
  await rate(page, 'Neutral');
  await expect(page.getByLabel('What did you like, and what could be better?')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Back');
  await rate(page, 'Satisfied');
  await press(page, 'Send feedback');
  await expect(page.getByLabel('What did you like, and what could be better?')).toHaveAccessibleDescription(
    'Enter a message',
  );
  await page.getByLabel('What did you like, and what could be better?').fill('The chart.');
  const failing = '**/api-cwa/create_feedback';
  await page.route(failing, (route) => route.fulfill({ json: { status: 'error', msg: 'Come back later' } }));
  await press(page, 'Send feedback');
  await expect(page.getByText('Come back later')).toHaveCSS('color', 'rgb(163, 22, 31)');
  await expectAccessible(page);
  await page.unroute(failing);
  const sent = page.waitForRequest(failing);
  await press(page, 'Send feedback');
  const body = (await sent).postData() ?? '';
  for (const [field, value] of [
    ['vin', VIN],
    ['report_type', 'report'],
    ['satisfaction', '4'],
    ['feedback_msg', 'The chart.'],
  ]) {
    expect(body).toMatch(new RegExp(`name="${field}"\\s+${value}`));
  }
  await expect(page.getByText('Thank you for your feedback')).toBeFocused();
  await expectAccessible(page);
  await press(page, 'OK');
  await expect(page).toHaveURL(/\/members\/dashboard#vehicle-history-report$/);
  await page.goto(report);
  await give(page).click();
  await expect(page.getByText('You have given feedback on this vehicle already.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('FBK-06 skipping the text still sends, and skipping the apology closes and sends', async ({ page, baseURL }) => {
  const notifications = await collectNotifications(page);
  await enter(page, `${baseURL}${report}`);
  await open(page);
  await rate(page, 'Very Satisfied');
  const first = page.waitForRequest('**/api-cwa/create_feedback');
  await press(page, 'Skip');
  expect((await first).postData()).toMatch(/name="satisfaction"\s+5/);
  await expect(page.getByText('Thank you for your feedback')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('feedbacks'));
  await page.reload();
  await open(page);
  await rate(page, 'Very Dissatisfied');
  await expect(dialog(page, 'We are sorry')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Regenerate window sticker' })).toHaveCount(0);
  await press(page, 'Send feedback');
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Please enter a message');
  const second = page.waitForRequest('**/api-cwa/create_feedback');
  await press(page, "I don't want to do anything");
  expect((await second).postData()).toMatch(/name="satisfaction"\s+1/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(notifications).toContain('Thank you for your feedback');
});

test('FBK-14 FBK-15 the apology offers a message to support', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, `${baseURL}${report}`);
  await open(page);
  await rate(page, 'Not Satisfied');
  await press(page, 'Contact Support');
  const form = dialog(page, 'Contact Support');
  await expect(form.getByLabel('VIN')).toHaveValue(VIN);
  await expect(form.getByLabel('E-mail')).toHaveValue('dealer@demo.vinport.example');
  await expectAccessible(page);
  await form.getByLabel('E-mail').fill('nobody');
  await form.getByLabel(/^Phone/).pressSequentially('+1 (555) 01x');
  await expect(form.getByLabel(/^Phone/)).toHaveValue('155501');
  await press(page, 'Send to support');
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Invalid email');
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription('Please enter a message');
  await expectAccessible(page);
  await press(page, 'Back');
  await expect(dialog(page, 'We are sorry')).toBeVisible();
  await press(page, 'Contact Support');
  await form.getByLabel('Message').fill('The owner count is wrong.');
  const sent = page.waitForRequest('**/api-cwa/create_support_ticket');
  await press(page, 'Send to support');
  expect((await sent).postData()).toMatch(/name="satisfaction"\s+2/);
  await expect(page.getByText('Your support ticket has been successfully created!')).toBeFocused();
  // The demonstration dealer has never paid, so no credit is granted or mentioned.
  await expect(page.getByText('A representative will reach out within 24 hours.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'OK');
  await expect(page).toHaveURL(/\/members\/dashboard#vehicle-history-report$/);
});

test('FBK-05 the apology opens live chat', async ({ page, baseURL }) => {
  await enter(page, `${baseURL}${report}`);
  await open(page);
  await rate(page, 'Not Satisfied');
  await press(page, 'Speak to a live chat agent');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Chat' }).getByRole('textbox')).toBeFocused();
});

test("FBK-04 a link opens the dialog at the step of its type, in the site's language", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, `${baseURL}${report}?feedback=negative&vin=${VIN}`);
  await expect(dialog(page, 'We are sorry')).toBeVisible();
  await enter(page, inSpanish(baseURL, `${report}?feedback=positive&vin=${VIN}`));
  await expect(dialog(page, 'Su opinión')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar opinión' }).click();
  await expect(page.getByLabel('¿Qué le gustó y qué podría mejorar?')).toHaveAccessibleDescription(
    'Escriba un mensaje',
  );
  await expectAccessible(page);
  expect(await fitsTheScreen(page)).toBe(true);
});

test('FBK-05 the apology regenerates a sticker', async ({ page, baseURL }) => {
  await enter(page, `${baseURL}${report}?feedback=sticker&vin=${VIN}`);
  await rate(page, 'Not Satisfied');
  await press(page, 'Regenerate window sticker');
  await expect(page).toHaveURL(`${baseURL}/members/dashboard?vin=${VIN}&regenerate=true#window-sticker`);
});

test('FBK-13 nothing is sent when signed out', async ({ page, baseURL }) => {
  const notifications = await collectNotifications(page);
  await enter(page, `${baseURL}${report}`);
  await open(page);
  await rate(page, 'Satisfied');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await press(page, 'Skip');
  await expect.poll(notifications).toContain('You are signed out. Please sign in again.');
  expect(calls.filter((url) => url.includes('create_feedback'))).toEqual([]);
});
