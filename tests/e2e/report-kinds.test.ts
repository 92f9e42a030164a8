import { buyByCall } from './buy-by-call.ts';
import { hydrated } from './hydrated.ts';
import { newMember } from './new-member.ts';
import { expect, test } from './test.ts';

const VIN = '1HGCM82693A000001';

for (const { kind, choice, vin, call } of [
  { kind: 'full', choice: 'full', vin: VIN, call: '/api-cwa/generate-report' },
  { kind: 'basic (UVC)', choice: 'basic', vin: VIN, call: '/api-cwa/generate_uvc_report' },
  { kind: 'classic', choice: 'full', vin: '7F03C000001', call: '/api-cwa/generate_classic_report' },
  { kind: 'site-branded (firefly)', choice: 'site', vin: VIN, call: '/api/firefly' },
]) {
  test(`GAP-18 a ${kind} report can be started from a screen`, async ({ page, request, baseURL }) => {
    const member = await newMember(request);
    await buyByCall(request, member.email, 'global-5', '5999');
    await member.enter(page, baseURL);
    await page.goto('/members/reports/new');
    const button = page.getByRole('button', { name: 'Make the report' });
    await hydrated(button);
    await page.locator('[name=vin]').first().fill(vin);
    await page.locator('[name=choice]').selectOption(choice);
    const called = page.waitForRequest((sent) => new URL(sent.url()).pathname === call);
    await button.click();
    const body = (await called).postData() ?? '';
    expect(body).toContain(vin);
    if (choice === 'site') expect(body).toContain('"uri":"test.vinport.example"');
    await expect(page).toHaveURL(/\/members\/reports\/(?!new)[\w-]+$/);
  });
}

test('GAP-18 a report with a specification can be started from a screen', async ({ page, request, baseURL }) => {
  const member = await newMember(request);
  await buyByCall(request, member.email, 'global-5', '5999');
  await member.enter(page, baseURL);
  await page.goto('/members/reports/new');
  const summary = page.getByText('VIN not recognized? Describe the vehicle');
  await hydrated(summary);
  await summary.click();
  await page.locator('[name=spec-year]').fill('1967');
  await page.locator('[name=spec-make]').fill('Ford');
  await page.locator('[name=spec-model]').fill('Mustang');
  const make = page.getByRole('button', { name: 'Get report from description' });
  await make.click();
  await expect(page.locator('[name=spec-vin]')).toHaveAccessibleDescription('Fill in this field.');
  await page.locator('[name=spec-vin]').fill('7F03C000001');
  const called = page.waitForRequest('**/api-cwa/generate-report-with-spec');
  await make.click();
  expect((await called).postData()).toContain('Mustang');
  await expect(page).toHaveURL(/\/members\/reports$/);
  await page
    .getByRole('link', { name: /1967 Ford Mustang/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1967 Ford Mustang');
});
