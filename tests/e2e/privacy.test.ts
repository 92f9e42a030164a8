import { readFile } from 'node:fs/promises';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { newMember } from './new-member.ts';
import { inSpanish } from './on-host.ts';
import { emailedPath } from './outbox.ts';
import { signInByCall } from './sign-in-by-call.ts';
import { expect, test } from './test.ts';

const narrow = { width: 390, height: 844 };

test('all stored data is readable in both languages, and can be exported', async ({ page, request, baseURL }) => {
  const member = await newMember(request);
  await member.enter(page, baseURL);
  await page.goto('/members/privacy');
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as a file (JSON)' }).click();
  const exported: unknown = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(exported).toMatchObject({
    sections: { account: [{ email: member.email }], sign_ins: [{}, { known_device: true }] },
  });

  await page.getByRole('link', { name: 'Read your data' }).click();
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
  await expect(page.getByText(member.email).first()).toBeVisible();
  await expectAccessible(page);

  const person = await signInByCall(request, 'user@demo.vinport.example');
  await person.enter(page, inSpanish(baseURL));
  await page.setViewportSize(narrow);
  await page.goto(inSpanish(baseURL, '/members/privacy/data'));
  await expect(page.getByRole('heading', { name: 'Su cuenta', exact: true })).toBeVisible();
  // A field or section without a text would show its internal name.
  const names = await page.locator('main dt, main h2').allTextContents();
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !/^[A-ZÁÉÍÓÚ]/.test(name))).toEqual([]);
  expect(await fitsTheScreen(page)).toBe(true);
  await expectAccessible(page);
});

test("the browser's consent is shown, and can be withdrawn", async ({ page, request, baseURL }) => {
  await (await newMember(request)).enter(page, baseURL);
  await page.goto('/members/privacy');
  const choices = page.getByRole('main');
  await choices.getByLabel('Count visits').check();
  await choices.getByRole('button', { name: 'Save the choice' }).click();
  await expect(choices.getByRole('status')).toHaveText('Your choice holds from now on.');
  await expectAccessible(page);
  await page.reload();
  await expect(choices.getByLabel('Count visits')).toBeChecked();
  await expect(choices.getByLabel('Measure and choose')).not.toBeChecked();
  await choices.getByLabel('Count visits').uncheck();
  await choices.getByRole('button', { name: 'Save the choice' }).click();
  await page.reload();
  await expect(choices.getByText('This is what you have allowed or refused')).toBeVisible();
  await expect(choices.getByLabel('Count visits')).not.toBeChecked();
});

test('ACC-11 the deletion is shown in each of its states, and can be called off', async ({
  page,
  request,
  baseURL,
}) => {
  const member = await newMember(request);
  await member.enter(page, baseURL);
  await page.goto('/members/privacy');
  await expect(page.getByRole('link', { name: 'Ask for the deletion' })).toHaveAttribute('href', '/delete-account');
  const asked = await request.post('/api/user/delete', { data: { email: member.email, message: 'Leaving.' } });
  expect(asked.status()).toBe(200);
  const token = (await emailedPath(request, member.email, '/delete-account/confirm')).split('/').at(-1) ?? '';
  await page.reload();
  await expect(page.getByRole('note')).toContainText('Nothing happens before you open the link');
  await expectAccessible(page);

  expect((await request.post('/api/user/delete/confirm', { form: { token } })).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('note')).toContainText(/will be deleted on \w{3} \d{1,2}, \d{4}/);
  await page.setViewportSize(narrow);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your account stays.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for the deletion' })).toBeVisible();
  expect(await fitsTheScreen(page)).toBe(true);
});
