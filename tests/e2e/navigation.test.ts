import { expectAccessible } from './expect-accessible.ts';
import { hydrated } from './hydrated.ts';
import { newMember } from './new-member.ts';
import { expect, test } from './test.ts';

test('RES-06 a link clicked offline stays in the app and shows a notice', async ({ page, context }) => {
  await page.goto('/recall-check');
  const plans = page.getByRole('link', { name: 'Prices' }).first();
  await hydrated(plans);
  await page.locator('[name=vin]').fill('1HGCM8');
  await context.setOffline(true);
  await plans.click();
  await expect(page.getByText(/this page can't be opened now/)).toBeVisible();
  await expect(page).toHaveURL(/\/recall-check$/);
  await expect(page.locator('[name=vin]')).toHaveValue('1HGCM8');
  await context.setOffline(false);
  await expect(page.getByText(/this page can't be opened now/)).toHaveCount(0);
  await plans.click();
  await expect(page).toHaveURL(/\/plans/);
});

test('RES-06 a navigation moves the focus to the new heading, and a live region announces the page', async ({
  page,
}) => {
  await page.goto('/login');
  const link = page.getByRole('main').getByRole('link').first();
  await hydrated(link);
  const before = await page.title();
  await link.click();
  await expect(page).not.toHaveTitle(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[role=status][aria-live=polite]')).toHaveText(`${await page.title()}, page loaded`);
});

test('a page is accessible while the next one is loading', async ({ page }) => {
  await page.goto('/recall-check');
  const plans = page.getByRole('link', { name: 'Prices' }).first();
  await hydrated(plans);
  await page.route('**/*.data*', () => undefined);
  await plans.click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeAttached();
  await expectAccessible(page);
});

test('RES-06 Escape closes the menu on a phone and returns focus to its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/recall-check');
  await hydrated(page.getByRole('main'));
  const menu = page.getByRole('banner').locator('details').first();
  await menu.locator('summary').first().click();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary').first()).toBeFocused();
});

test('RES-06 a sign-out in another tab asks before typed text is discarded', async ({ page, request, baseURL }) => {
  await (await newMember(request)).enter(page, baseURL);
  await page.goto('/members/reports/new');
  await hydrated(page.locator('[name=mileage]'));
  await page.locator('[name=mileage]').fill('47605');
  const other = await page.context().newPage();
  await other.goto('/members/dashboard');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('account'))).toContain('"user":{');
  const signOut = other.getByRole('button', { name: 'Sign out' }).first();
  await hydrated(signOut);
  await signOut.click();
  const asked = page.getByRole('dialog', { name: 'Your sign-in changed in another tab' });
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Keep my text' }).click();
  await expect(page.locator('[name=mileage]')).toHaveValue('47605');
  await expect(page).toHaveURL(/\/members\/reports\/new/);
});

test('GAP-04 a link within a public page highlights its target, with an overlay from 1024 px', async ({ page }) => {
  for (const [width, hasOverlay] of [
    [1024, true],
    [1023, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/plans');
    await hydrated(page.getByRole('main'));
    await page.evaluate(() => {
      const seen = new MutationObserver((changes) => {
        if (changes.some(({ target }) => (target as HTMLElement).dataset.focusHighlight !== undefined)) {
          document.documentElement.dataset.sawOverlay = '';
        }
      });
      seen.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-focus-highlight'] });
    });
    await page.evaluate(() => {
      window.location.hash = '#compare';
    });
    await expect(page.locator('#compare')).toBeFocused();
    await expect(page.locator('#compare')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.dataset.sawOverlay !== undefined)).toBe(hasOverlay);
  }
});
