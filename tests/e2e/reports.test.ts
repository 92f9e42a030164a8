import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buyByCall } from './buy-by-call.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { hydrated } from './hydrated.ts';
import { type NewMember, newMember } from './new-member.ts';
import { inSpanish } from './on-host.ts';
import { expect, test } from './test.ts';

const TROUBLED = '1HGCM82693A000001';
const SALVAGED = '1FTFW1ET5DFA00001';
const ELECTRIC = '5YJ3E1EA8KF000001';
const EUROPEAN = 'WBA3A5C54CF000001';
const CLASSIC = '7F03C000001';
/** No source has data on this vehicle. */
const UNKNOWN = '1HGCM82633A004352';

let member: NewMember;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: String(baseURL) });
  member = await newMember(request);
  for (const plan of ['vhr-5', 'vhr-5']) await buyByCall(request, member.email, plan, '4999');
});

async function enter(page: Page, address: string): Promise<void> {
  await member.enter(page, address);
  await page.goto(address);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const creditsLeft = async (page: Page) =>
  Number(/You have (\d+)\./.exec((await page.getByText(/1 report credit\./).textContent()) ?? '')?.[1]);

test('RPT-03 a report is created in named steps, continues after a reload, and costs one credit', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, `${baseURL}/members/reports/new?vin=${ELECTRIC}`);
  await expect(page.getByText('2019 Tesla Model 3: 5 records on file.')).toBeVisible();
  const before = await creditsLeft(page);
  await page.getByLabel('Mileage').fill('12 miles');
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(page.getByLabel('Mileage')).toHaveAccessibleDescription(/Enter whole miles, with digits alone\./);
  await expect(page.getByLabel('Mileage')).toHaveValue('12 miles');
  await expectAccessible(page);

  // The first response never arrives; the response after the reload belongs to the same idempotency key.
  const keys: (string | undefined)[] = [];
  await page.route('**/api-cwa/generate-report', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) await route.fallback();
  });
  await hydrated(page.getByLabel('Mileage'));
  await page.getByLabel('Mileage').fill('45,000');
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(page.getByRole('progressbar', { name: `Making the report of ${ELECTRIC}` })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Finding out what the vehicle is' })).toBeAttached();
  await expectAccessible(page);
  expect(await fitsTheScreen(page)).toBe(true);
  // The source here responds immediately, unlike real ones, so the origin's events are delivered one by one.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...call) => {
      const answer = await fetch(...call);
      if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
      const events = (await answer.text()).split(/(?<=\n\n)/);
      const slow = new ReadableStream({
        pull: async (stream) => {
          await new Promise(requestAnimationFrame);
          const event = events.shift();
          if (event === undefined) stream.close();
          else stream.enqueue(new TextEncoder().encode(event));
        },
      });
      return new Response(slow, answer);
    };
    const steps = new Set<string>();
    Object.assign(window, { steps });
    new MutationObserver(() => {
      for (const step of document.querySelectorAll('progress ~ ol li')) steps.add(step.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.reload();
  await expect(heading(page)).toHaveText('2019 Tesla Model 3');
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  const steps = await page.evaluate(() => [...Reflect.get(window, 'steps')]);
  expect(steps).toContainEqual('Putting the report together: to come');
  expect(steps.filter((step) => /^Asking .+: in progress$/.test(String(step))).length).toBeGreaterThan(3);
  expect(steps.filter((step) => /has answered: done$/.test(String(step))).length).toBeGreaterThan(3);

  // A report of the same vehicle on the same day is the same report and free.
  await page.goto(`/members/reports/new?vin=${ELECTRIC}`);
  expect(await creditsLeft(page)).toBe(before - 1);
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(heading(page)).toHaveText('2019 Tesla Model 3');
  await page.goto('/members/reports/new');
  expect(await creditsLeft(page)).toBe(before - 1);
});

test('RPT-07 reports that nothing was found, and grants a free credit for the failed report', async ({
  page,
  baseURL,
}) => {
  await enter(page, `${baseURL}/members/reports/new?vin=${UNKNOWN}`);
  const before = await creditsLeft(page);
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(page.getByText('Nothing was found')).toBeVisible();
  await expect(page.getByText(/free report credit/)).toBeVisible();
  await expect(page.getByText('Nothing was charged.')).toHaveCount(0);
  await expect(page.getByLabel('VIN', { exact: true })).toHaveValue(UNKNOWN);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Nothing was found')).toHaveCount(0);
  expect(await creditsLeft(page)).toBe(before + 1);

  await page.getByLabel('VIN', { exact: true }).fill('1HGCM82633A00435');
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(page.getByLabel('VIN', { exact: true })).toHaveAccessibleDescription(
    /A VIN has 17 characters, or up to 14 before 1981\./,
  );
});

test('a response without streaming works, and a failure is shown', async ({ page, baseURL }) => {
  await enter(page, `${baseURL}/members/reports/new?vin=${EUROPEAN}`);
  await page.route('**/api-cwa/generate-report', (route) =>
    route.fulfill({ status: 403, json: { status: 'error', message: 'Not today' } }),
  );
  await hydrated(page.getByRole('button', { name: 'Make the report' }));
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(page.getByText('The report could not be made')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to support' })).toBeVisible();
  await page.unroute('**/api-cwa/generate-report');
  await page.route('**/api-cwa/generate-report', (route) =>
    route.continue({ headers: { ...route.request().headers(), accept: 'application/json' } }),
  );
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(heading(page)).toHaveText('2012 BMW 328i');
});

test('creates, disputes and shares a report without JavaScript', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await enter(page, `${baseURL}/members/reports/new?vin=${CLASSIC}`);
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(heading(page)).toContainText('1967 Ford Mustang');
  await page.getByRole('button', { name: 'Create a link' }).click();
  await expect(page.getByLabel('Link')).toHaveValue(/\/shared\/.{20,}/);

  await page.goto(`/members/reports/${await member.makeReport(TROUBLED)}`);
  await page.getByRole('button', { name: 'Dispute this: Recall DEMO-0001' }).click();
  await page.getByRole('button', { name: 'Send the dispute' }).click();
  await expect(page.getByLabel('What is wrong with it?')).toHaveAccessibleDescription(/Please enter a message/);
  await page.getByLabel('What is wrong with it?').fill('It was repaired in 2020.');
  await page.getByRole('button', { name: 'Send the dispute' }).click();
  await expect(page.getByText('It was repaired in 2020.')).toBeVisible();
  await expect(page.getByText(/^You disputed this on/)).toBeVisible();
  await page.goto('/members/reports/new');
  await page.getByLabel('VIN', { exact: true }).fill(UNKNOWN);
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(page.getByText('Nothing was found')).toBeVisible();
  await page.context().close();
});

test('a report is read, disputed, shared, revoked and downloaded', async ({ page, baseURL, browser }) => {
  const id = await member.makeReport(SALVAGED);
  await enter(page, `${baseURL}/members/reports/${id}`);
  await expect(heading(page)).toHaveText('2013 Ford F-150');
  await expect(page.getByRole('heading', { name: 'What was checked' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Odometer readings/ })).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /^Dispute this: Salvage/ })
    .first()
    .click();
  const message = page.getByLabel('What is wrong with it?');
  await expect(message).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(message).toHaveAccessibleDescription(/Please enter a message/);
  await message.fill('The title was corrected.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the dispute' }).click();
  await expect(page.getByText('The title was corrected.')).toBeVisible();
  await expect(message).toHaveCount(0);

  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = page.getByLabel('Link');
  await expect(link).toBeFocused();
  await expectAccessible(page);
  const visitor = await browser.newPage();
  const path = new URL(await link.inputValue()).pathname;
  await visitor.goto(`${baseURL}${path}`);
  await expect(heading(visitor)).toHaveText('2013 Ford F-150');
  await page.getByRole('button', { name: 'Take back all links' }).click();
  await expect(page.getByText('The link leads nowhere any more.')).toBeVisible();
  await visitor.reload();
  await expect(heading(visitor)).toHaveText('Nothing is shared here');
  await visitor.close();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as PDF' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Inspection checklist' }).click();
  await expect(heading(page)).toHaveText('Inspection checklist');
  const frame = page.getByRole('checkbox', { name: /look at rails, welds and mounts/ });
  await expect(frame).toHaveAccessibleDescription(/Because of: .*Salvage/);
  await frame.check();
  await expectAccessible(page);
  await page.goto(`/members/reports/${id}0`);
  await expect(heading(page)).toHaveText('There is no such report');
});

for (const [width, language] of [
  [320, 'es'],
  [390, 'en'],
  [1280, 'en'],
] as const) {
  test(`RPT-11 lists, filters and compares at ${width} px, ${language}`, async ({ page, baseURL }) => {
    const texts = {
      en: {
        count: /^[3-9] reports$/,
        filter: /^VIN or a part of it/,
        show: 'Show',
        none: 'No report fits',
        all: 'Show all',
        pick: /^Compare 20(03 Honda|13 Ford)/,
        compare: 'Compare the chosen',
        salvage: /Salvage/,
        take: 'Take out 2003 Honda Accord',
        few: 'Choose at least two reports to compare.',
      },
      es: {
        count: /^[3-9] informes$/,
        filter: /^VIN o parte de él/,
        show: 'Mostrar',
        none: 'Ningún informe coincide',
        all: 'Mostrar todos',
        pick: /^Comparar 20(03 Honda|13 Ford)/,
        compare: 'Comparar los elegidos',
        salvage: /Salvamento/,
        take: 'Quitar 2003 Honda Accord',
        few: 'Elija al menos dos informes para comparar.',
      },
    }[language];
    await page.setViewportSize({ width, height: 800 });
    for (const vin of [TROUBLED, SALVAGED, EUROPEAN]) await member.makeReport(vin);
    await enter(page, language === 'es' ? inSpanish(baseURL, '/members/reports') : `${baseURL}/members/reports`);
    await expect(page.getByText(texts.count)).toBeVisible();
    await expectAccessible(page);
    expect(await fitsTheScreen(page)).toBe(true);

    await page.getByLabel(texts.filter).fill('dfa0');
    await page.getByRole('button', { name: texts.show, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: '2013 Ford F-150' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: '2003 Honda Accord' })).toHaveCount(0);
    await page.getByLabel(texts.filter).fill('2003 honda acc');
    await page.getByRole('button', { name: texts.show, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: '2003 Honda Accord' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: '2013 Ford F-150' })).toHaveCount(0);
    await page.getByLabel(texts.filter).fill('nobody has this');
    await page.getByRole('button', { name: texts.show, exact: true }).click();
    await expect(page.getByText(texts.none)).toBeVisible();
    await page.getByRole('link', { name: texts.all }).first().click();

    await expect(page.getByText(texts.count)).toBeVisible();
    for (const box of await page.getByRole('checkbox', { name: texts.pick }).all()) await box.check();
    await page.getByRole('button', { name: texts.compare }).click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(/103,120 mi/).filter({ visible: true })).toBeVisible();
    await expect(page.getByText(texts.salvage).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
    expect(await fitsTheScreen(page)).toBe(true);
    await page.getByRole('link', { name: texts.take }).filter({ visible: true }).click();
    await expect(page.getByText(texts.few)).toBeVisible();
  });
}
