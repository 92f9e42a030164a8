import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { inSpanish } from './on-host.ts';
import { signInByCall } from './sign-in-by-call.ts';
import { expect, test } from './test.ts';

const vin = '1G1YY22G365000001';

/** Returns a report of the demonstration dealer, and functions to share it and revoke the link. */
async function ownedReport(request: APIRequestContext) {
  const { headers, makeReport } = await signInByCall(request, 'dealer@demo.vinport.example');
  const id = await makeReport(vin);
  return {
    share: async (): Promise<string> =>
      (await (await request.post('/api-cwa/share', { headers, form: { id } })).json()).data.key,
    unshare: () => request.post('/api-cwa/unshare', { headers, form: { id } }),
  };
}

test('a shared report is read, printed and verified until its owner revokes the link', async ({ page, request }) => {
  const { share, unshare } = await ownedReport(request);
  const way = `/shared/${await share()}`;
  await page.goto(way);
  await expect(page.getByRole('article')).toContainText('2006 Chevrolet Corvette');
  await expect(page.getByText('Shared by its owner')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as PDF' }).click();
  const pdf = await readFile(await (await download).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: 'Verify that it is unaltered' }).click();
  await expectAccessible(page);
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && sent.push(one.url()));
  const verify = async (buffer: Buffer) => {
    await page.getByLabel('PDF file').setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: 'Verify the file' }).click();
  };
  await verify(pdf);
  await expect(page.getByRole('main').getByRole('status')).toContainText('unaltered to the last byte');
  await expect(page.getByText('***********000001')).toBeVisible();
  await expect(page.getByText(vin)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Verify another document' }).click();
  const altered = Buffer.from(pdf);
  altered[altered.length - 100] = (altered[altered.length - 100] ?? 0) ^ 1;
  await verify(altered);
  await expect(page.getByRole('alert')).toContainText('Unknown.');
  await expectAccessible(page);
  expect(sent).toEqual([]);

  await unshare();
  expect((await page.goto(way))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is shared here');
  await expectAccessible(page);
  expect((await request.get(`${way}/pdf`)).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a file is verified by a plain POST, and a checksum by typing it', async ({ page, baseURL }) => {
    await page.goto(inSpanish(baseURL, '/verify'));
    await page.getByLabel('Archivo PDF').setInputFiles({
      name: 'otro.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 of somebody else'),
    });
    await page.getByRole('button', { name: 'Verificar el archivo' }).click();
    await expect(page.getByRole('alert')).toContainText('Desconocido.');
    await page.getByLabel('Suma de comprobación').fill('corta');
    await page.getByRole('button', { name: 'Verificar la suma' }).click();
    await expect(page.getByText('tiene 64 caracteres')).toBeVisible();
  });
});
