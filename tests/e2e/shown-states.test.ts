import { hydrated } from './hydrated.ts';
import { newMember } from './new-member.ts';
import { expect, test } from './test.ts';

test('GAP-14 GAP-03 the delete button is disabled while submitting, and the notification is shown for 10 seconds after it is painted', async ({
  page,
}) => {
  await page.route('**/assets/toast-area-*.js', async (route) => {
    // The code loads late: two seconds after the notification started.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.fallback();
  });
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/user/delete', async (route) => {
    await answered.promise;
    await route.fulfill({ json: { status: 'success' } });
  });
  await page.goto('/delete-account');
  const button = page.getByRole('main').locator('button[type=submit]');
  await hydrated(button);
  await page.locator('[name=email]').fill('somebody@people.example');
  await page.locator('[name=message]').fill('Please delete it.');
  await button.click();
  await expect(button).toBeDisabled();
  await expect(button).toHaveText(/Loading/);
  answered.resolve();
  const shown = page.locator('.Toastify, body').getByText('Your request has been submitted successfully!').first();
  await expect(shown).toBeVisible();
  const painted = Date.now();
  const box = await shown.boundingBox();
  expect(box && box.x + box.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
  expect(box?.y).toBeLessThan(200);
  await expect(shown).toHaveCount(0);
  expect(Date.now() - painted).toBeGreaterThan(8_500);
  await expect(button).toBeEnabled();
});

test('GAP-11 feedback of each type opens from the dashboard, and the apology step has Back', async ({
  page,
  request,
  baseURL,
}) => {
  await (await newMember(request)).enter(page, baseURL);
  await page.goto('/members/dashboard');
  const dialog = page.getByRole('dialog');
  const way = (name: string) => page.getByRole('button', { name });
  await hydrated(way('I like it'));
  await way('I like it').click();
  await expect(dialog.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await way('Give general feedback').click();
  await expect(dialog.getByText('Very Satisfied')).toBeVisible();
  await page.keyboard.press('Escape');
  await way('Something is wrong').click();
  await expect(dialog.getByRole('button', { name: 'Contact Support' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(dialog.getByText('Very Satisfied')).toBeVisible();
});

test('the barcode scanner shows a message if its script cannot be loaded', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await page.route('**/assets/vin-scanner-*.js', (route) => route.abort());
  await page.goto('/');
  const button = page.getByRole('button', { name: /scan/i });
  await hydrated(button);
  await button.click();
  await expect(page.getByText("The barcode scanner couldn't be loaded.")).toBeVisible();
});
