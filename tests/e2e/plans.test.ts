import { expectPaid, fillIn, payWith, VIN } from './checkout-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { newAddress } from './new-member.ts';
import { inSpanish, onHost } from './on-host.ts';
import { expect, test } from './test.ts';

for (const width of [320, 1280]) {
  test(`CRD-04 shows total prices and the next charge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/plans?vin=${VIN}`);
    const subscription = page.getByRole('listitem').filter({ hasText: '10 vehicle history reports each month' });
    await expect(subscription).toContainText(/Next charge: \$49\.00 on \w+ \d+, \d{4}, then every month until/);
    await expect(page.getByRole('row', { name: /^5 window stickers/ })).toContainText('$8.00');
    expect(await page.locator('input:checked, option:checked').count()).toBe(0);
    expect(await fitsTheScreen(page)).toBe(true);
    await expectAccessible(page);
    const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(data ?? '')['@graph'][0]).toMatchObject({
      '@type': 'Product',
      offers: { '@type': 'Offer', price: '14.99', priceCurrency: 'USD' },
    });
    await page.getByRole('link', { name: 'For dealers' }).click();
    await expect(page.getByText(/^We slow down automated|automated bulk lookups/)).toBeVisible();
    await page.getByRole('link', { name: 'For yourself' }).click();
    await page.getByRole('link', { name: 'Buy 1 vehicle history report', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('2003 Honda Accord');
  });
}

test('SITE-11 names the plans in Spanish', async ({ page, baseURL }) => {
  await page.goto(inSpanish(baseURL, '/plans'));
  await expect(page.getByRole('heading', { name: '10 informes de historial cada mes' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Suscribirse/ }).click();
  await expect(page.getByRole('checkbox')).toHaveAccessibleName(/\$49\.00 hoy y después \$49\.00 cada mes/);
  await expectAccessible(page);
});

test("SHELL-09 offers the site's discount once per browser session, and applies it", async ({ page, baseURL }) => {
  const plans = onHost('second.localhost', baseURL, '/plans');
  const offer = page.getByRole('dialog', { name: 'A discount for you' });
  await page.goto(plans);
  await expect(offer).toContainText('$2.00 off what you buy once.');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Use it' }).click();
  await page.getByRole('link', { name: 'Buy 1 vehicle history report', exact: true }).click();
  await expect(page.getByText('WELCOME')).toBeVisible();
  await fillIn(page, newAddress());
  await page.getByRole('button', { name: 'Pay $12.99' }).click();
  await payWith(page);
  await expectPaid(page);
  await page.goto(plans);
  await expect(page.getByRole('link', { name: 'Buy 1 vehicle history report', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'For dealers' }).click();
  await expect(page.getByText(/^We slow down automated|automated bulk lookups/)).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('PAY-10 PAY-05 a bundle costs less than its parts, is the only recommendation, and is one order', async ({
  page,
}) => {
  await page.goto('/plans');
  const bundle = page.getByRole('listitem').filter({ hasText: 'Recommended' });
  await expect(bundle).toHaveCount(1);
  await expect(bundle.getByRole('heading')).toHaveText('Report and window sticker');
  await expect(bundle).toContainText('$19.99');
  await expect(bundle).toContainText('$24.98 if you buy them separately. You save $4.99.');
  const priceOf = (plan: string) => page.getByRole('row', { name: new RegExp(`^${plan} \\$`) });
  await expect(priceOf('1 vehicle history report')).toContainText('$14.99');
  await expect(priceOf('1 window sticker')).toContainText('$9.99');
  await bundle.getByRole('link', { name: /^Buy/ }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Report and window sticker');
  await expect(page.getByRole('button', { name: 'Pay $19.99' })).toBeVisible();
});

test('PAY-10 DEL-04 a vehicle with records and equipment is offered the bundle first', async ({ page }) => {
  await page.goto(`/vehicle-checks/${VIN}`);
  const offers = page.getByRole('region', { name: 'Choose your report' }).getByRole('listitem');
  await expect(offers.first()).toContainText('Recommended');
  await expect(offers.first()).toContainText('You save $4.99.');
  await expect(offers.first().getByRole('link')).toHaveAttribute('href', `/checkout?plan=bundle-1&vin=${VIN}`);
  await expect(offers).toHaveCount(3);
});

test('PAY-10 DEL-04 if only one document can be delivered, only that one is offered', async ({ page }) => {
  await page.goto('/vehicle-checks/1HGCM82633A004352');
  const offers = page.getByRole('region', { name: 'Choose your report' }).getByRole('listitem');
  await expect(offers).toHaveCount(1);
  await expect(offers.getByRole('heading')).toHaveText('Window sticker');
  await expect(page.getByText('Recommended')).toHaveCount(0);
});
