import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { type SignedIn, signInByCall } from './sign-in-by-call.ts';

const narrow = { width: 390, height: 844 };
const password = 'a sentence to keep';

async function newMember(request: APIRequestContext): Promise<SignedIn & { readonly email: string }> {
  const email = `${randomUUID()}@people.example`;
  expect((await request.post('/api-cwa/register', { form: { email, pass: password } })).status()).toBe(200);
  return { ...(await signInByCall(request, email, password)), email };
}

/** The newest link of a kind that was mailed to an address, once it has come. */
async function mailedWay(request: APIRequestContext, email: string, way: string): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        const letters = (await (await request.get('/dev/outbox')).text()).split('<article>');
        const letter = letters.find((text) => text.includes(email) && text.includes(`${way}/`)) ?? '';
        found = new RegExp(`${way}/[\\w-]+`).exec(letter)?.[0] ?? '';
        return found;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return found;
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('all that is kept can be read in words of either language, and taken along', async ({
  page,
  request,
  baseURL,
}) => {
  const member = await newMember(request);
  await member.enter(page, baseURL ?? '');
  await page.goto('/members/privacy');
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as a file (JSON)' }).click();
  const kept: unknown = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(kept).toMatchObject({ sections: { account: [{ email: member.email }], sign_ins: [{}, {}] } });

  await page.getByRole('link', { name: 'Read your data' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.getByText(member.email)).toBeVisible();
  await expectAccessible(page);

  const spanish = new URL(baseURL ?? '');
  spanish.hostname = 'es.localhost';
  const data = await signInByCall(request, 'user@demo.vinport.example', 'demo-password-1');
  await data.enter(page, spanish.origin);
  await page.setViewportSize(narrow);
  await page.goto(`${spanish.origin}/members/privacy/data`);
  await expect(page.getByRole('heading', { name: 'Su cuenta', exact: true })).toBeVisible();
  // A field or a section without a word would show the name by which it is kept.
  const names = await page.locator('main dt, main h2').allTextContents();
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !/^[A-ZÁÉÍÓÚ]/.test(name))).toEqual([]);
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);
});

test('what the browser allows is shown, and can be taken back', async ({ page, request, baseURL }) => {
  await (await newMember(request)).enter(page, baseURL ?? '');
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

test('ACC-11 the deletion is told in each of its states, and can be called off', async ({ page, request, baseURL }) => {
  const member = await newMember(request);
  await member.enter(page, baseURL ?? '');
  await page.goto('/members/privacy');
  await expect(page.getByRole('link', { name: 'Ask for the deletion' })).toHaveAttribute('href', '/delete-account');
  const asked = await request.post('/api/user/delete', { data: { email: member.email, message: 'Leaving.' } });
  expect(asked.status()).toBe(200);
  const token = (await mailedWay(request, member.email, '/delete-account/confirm')).split('/').at(-1) ?? '';
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
  expect(await fits(page)).toBe(true);
});
