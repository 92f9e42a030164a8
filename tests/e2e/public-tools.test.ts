import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { inSpanish } from './on-host.ts';
import { expect, test } from './test.ts';

const demonstrationVin = '1HGCM82693A000001';

async function search(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await page.locator('input[name="q"]').fill(text);
  await page.getByRole('button', { name: 'Check this vehicle' }).click();
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('one field accepts a VIN, a plate or a name, and asks if the input is ambiguous', async ({ page }) => {
      await search(page, ' 1hgcm8-2693 a000001');
      await expect(page).toHaveURL(new RegExp(`/vehicle-checks/${demonstrationVin}$`));
      await expect(page.getByRole('heading', { name: /\d+ records on file/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Buy both' })).toHaveAttribute(
        'href',
        `/checkout?plan=bundle-1&vin=${demonstrationVin}`,
      );
      await expectAccessible(page);

      await search(page, 'demo001');
      const asked = page.getByRole('combobox', { name: /VIN of a classic/ });
      await expect(asked).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Check this vehicle' }).click();
      await expect(asked).toBeFocused();
      await asked.selectOption('California');
      await page.getByRole('button', { name: 'Check this vehicle' }).click();
      await expect(page.getByText('DEMO001 is on a 2003 Honda Accord')).toBeVisible();
      await expectAccessible(page);

      await search(page, '2003 Honda Accord');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('2003 Honda Accord');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'See the recall check' }).click();
      await expect(page.getByText('Do not drive this vehicle')).toBeVisible();
    });

    test('RCL-01 RCL-02 RCL-03 RCL-05 recalls are found by year, make and model, the urgent recalls first', async ({
      page,
    }) => {
      await page.goto('/recall-check');
      await page.getByLabel('Model year').selectOption('2012');
      await page.getByLabel('Make').selectOption('BMW');
      await page.getByLabel('Model', { exact: true }).selectOption('328I');
      await page.getByRole('button', { name: 'Check recalls' }).last().click();
      await expect(page).toHaveURL(/year=2012&make=BMW&model=328I/);
      await expect(page.getByText('Park it outside', { exact: true })).toBeVisible();
      await expect(page.getByText('What this list may lack')).toBeVisible();
      await expectAccessible(page);
    });

    test('samples are complete, marked as samples, and available as files', async ({ page, request }) => {
      for (const kind of ['report', 'sticker']) {
        await page.goto(`/sample-${kind}`);
        await expect(page.getByRole('article').first()).toContainText('2003 Honda Accord');
        await expect(page.getByText('Sample · demonstration data')).toBeVisible();
        await expectAccessible(page);
        const file = await request.get(`/sample-${kind}/pdf`);
        expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
      }
    });

    test('VEH-09 a classic VIN is decoded without guessing unmapped parts', async ({ page, baseURL }) => {
      await page.goto('/classic?vin=7F03C000001');
      await expect(page.getByRole('heading', { name: '1967 Ford Mustang Convertible' })).toBeVisible();
      await expectAccessible(page);
      await page.goto(inSpanish(baseURL, '/classic?vin=9Z99Z999999'));
      await expect(page.getByText(/no conocemos ningún auto con este VIN/)).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('a report without records is not sold, and a wrong VIN page offers a next step', async ({ page }) => {
  await page.goto('/vehicle-checks/1HGCM82633A004352');
  await expect(page.getByText(/there is no report to sell/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy the report' })).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(String(data))).toMatchObject({
    '@type': ['Product', 'Car'],
    vehicleIdentificationNumber: '1HGCM82633A004352',
    vehicleModelDate: '2003',
  });
  await page.goto('/vehicle-checks/9Z99Z999999');
  await page.getByRole('link', { name: 'Look it up by year, make and model' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look up by year, make and model');
  // Nothing was submitted yet, so no field is invalid yet.
  await expect(page.getByLabel('Make')).not.toHaveAttribute('aria-invalid');
});

test('RCL-04 GAP-20 recalls of a VIN can be shared by URL, and an empty result is never described as safe', async ({
  page,
}) => {
  await page.goto(`/recall-check?vin=${demonstrationVin}`);
  await expect(page.getByText('For 2003 Honda Accord')).toBeVisible();
  await expect(page.getByText('Do not drive this vehicle')).toBeVisible();
  await page.goto('/recall-check?year=2003&make=HONDA&model=PILOT');
  await expect(page.getByRole('heading', { name: 'No recall found' })).toBeVisible();
  await expect(page.getByText(/does not say that there is none/)).toBeVisible();
  await page.goto('/recall-check?vin=5YJ3E1EA8KF000001');
  await expect(page.getByRole('heading', { name: 'Not checked' })).toBeVisible();
});

test('an unknown plate shows a message and retains the input', async ({ page }) => {
  const answer = await page.goto('/license-plate?plate=NOPE&state=NY');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(/No vehicle with the plate NOPE of NY/)).toBeVisible();
  await expect(page.getByLabel('License plate')).toHaveValue('NOPE');
});

test('a member with credits creates documents from them', async ({ page }) => {
  await page.goto(`/vehicle-checks/${demonstrationVin}`);
  await page.getByRole('link', { name: 'Sign in and use them' }).click();
  await page.getByLabel('E-mail').fill('user@demo.vinport.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const make = page.getByRole('button', { name: 'Make the report' });
  await expect(make).toBeVisible();
  await expectAccessible(page);
});

test.describe('with a camera', () => {
  test.use({ permissions: [] });

  test('a browser without barcode support shows a message and restores focus', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'));
    await page.goto('/');
    const scan = page.getByRole('button', { name: 'Scan' });
    await scan.click();
    const dialog = page.getByRole('dialog', { name: 'Scan a VIN' });
    await expect(dialog).toContainText('This browser cannot read barcodes.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(scan).toBeFocused();
  });

  test('a denied camera shows instructions, and a scanned code fills the field', async ({ page }) => {
    await page.addInitScript(() => {
      let allowed = false;
      Object.assign(window, {
        BarcodeDetector: class {
          static async getSupportedFormats() {
            return ['code_39', 'ean_13'];
          }
          detect = async () => [{ rawValue: 'I1HGCM82693A000001' }];
        },
      });
      navigator.mediaDevices.getUserMedia = async () => {
        if (!allowed) {
          allowed = true;
          throw new DOMException('no', 'NotAllowedError');
        }
        const canvas = document.createElement('canvas');
        canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
        return canvas.captureStream(10);
      };
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Scan' }).click();
    await expect(page.getByRole('dialog')).toContainText('The camera was not allowed.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Scan' }).click();
    await expect(page.locator('input[name="q"]')).toHaveValue(demonstrationVin);
    await expect(page.getByText('The check digit fits.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, recall lists and samples work with plain forms', async ({ page }) => {
    await search(page, 'DEMO001');
    await page.getByRole('combobox').selectOption('CA');
    await page.getByRole('button', { name: 'Check this vehicle' }).click();
    await expect(page.getByText('DEMO001 is on a 2003 Honda Accord')).toBeVisible();

    await page.goto('/recall-check');
    await page.getByLabel('Model year').selectOption('2003');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Make').selectOption('HONDA');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Model', { exact: true }).selectOption('ACCORD');
    await page.getByRole('button', { name: 'Check recalls' }).last().click();
    await expect(page.getByText('Do not drive this vehicle')).toBeVisible();

    await page.goto('/sample-report');
    await expect(page.getByRole('article').first()).toContainText('2003 Honda Accord');
  });
});
