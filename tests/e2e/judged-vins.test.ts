import { hydrated } from './hydrated.ts';
import { newMember } from './new-member.ts';
import { expect, test } from './test.ts';

/** One character short, two short, and one too long. */
const ODD = ['1HGCM82633A00435', '1HGCM82633A0043', '1HGCM82633A0043521'];
const REFUSAL = 'This VIN is not the right length for any vehicle we know.';
const EUROPEAN = 'TMBJJ7NE0E0000001';

for (const vin of ODD) {
  test(`GAP-08 a VIN of ${vin.length} characters shows a warning, then the server's refusal message`, async ({
    page,
    request,
    baseURL,
  }) => {
    await (await newMember(request)).enter(page, baseURL);
    const judged: string[] = [];
    await page.route('**/api-cwa/vin-validate', async (route) => {
      judged.push(route.request().postData() ?? '');
      await route.fulfill({ json: { status: 'error', message: REFUSAL } });
    });
    for (const [path, button] of [
      ['/members/stickers/new', 'Generate'],
      ['/members/reports/new', 'Make the report'],
      ['/', 'Check this vehicle'],
    ] as const) {
      await page.goto(path);
      const field = page.getByRole('main').locator('[name=vin], [name=q]').first();
      await hydrated(field);
      await field.fill(vin);
      await expect(page.getByText(`${vin.length} characters: a VIN has 17`)).toBeVisible();
      const before = judged.length;
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(REFUSAL).first()).toBeVisible();
      expect(judged.slice(before).join()).toContain(vin);
    }
  });
}

test('GAP-08 without scripts the refusal also comes from the server', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('[name=q]').fill('1HGCM82633A00435');
  await page.getByRole('button', { name: 'Check this vehicle' }).click();
  await expect(page.getByText('A VIN has 17 characters, or up to 14 before 1981.')).toBeVisible();
  await context.close();
});

test('GAP-10 `europe` is sent for a European vehicle, and the origin uses it', async ({ page, request, baseURL }) => {
  const member = await newMember(request);
  await member.enter(page, baseURL);
  await page.goto(`/members/stickers/new?vin=${EUROPEAN}`);
  await hydrated(page.getByRole('button', { name: 'Generate' }));
  const sent = page.waitForRequest('**/api-cwa/generate-sticker');
  await page.getByRole('button', { name: 'Generate' }).click();
  expect((await sent).postData()).toMatch(/name="europe"\s+yes/);

  const generate = async (fields: Record<string, string>) => {
    const answer = await request.post('/api-cwa/generate-sticker', {
      headers: member.headers,
      multipart: { vin: '1HGCM82633A004352', ...fields },
    });
    return (await answer.json()).data.vehicle.source;
  };
  expect(await generate({})).toBe('us');
  expect(await generate({ europe: 'yes' })).toBe('europe');
});

test('GAP-09 a selected trim is decoded, and its facts are shown below the choices', async ({
  page,
  request,
  baseURL,
}) => {
  await (await newMember(request)).enter(page, baseURL);
  await page.goto('/members/stickers/new/build?vin=1HGCM82633A004352');
  const trims = page.getByRole('radio').and(page.locator('[name=trim]'));
  await hydrated(trims.first());
  const decoded = page.waitForRequest('**/decode-trim');
  await trims.and(page.locator(':not(:checked)')).first().check();
  const trim = await page.locator('[name=trim]:checked').inputValue();
  expect((await decoded).postData()).toContain(`selectedtrim=${encodeURIComponent(trim).replaceAll('%20', '+')}`);
  await expect(page.getByRole('status').filter({ hasText: `${trim}: ` })).toBeVisible();
});

test('only a demonstration vehicle is labeled as such', async ({ page }) => {
  const mark = page.getByRole('main').getByText(/Demonstration data/);
  await page.goto('/vehicle-checks/1HGCM82693A000001');
  await expect(mark.first()).toBeVisible();
  await page.goto('/vehicle-checks/1HGCM82633A004352');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2003 Honda Accord');
  await expect(mark).toHaveCount(0);
});
