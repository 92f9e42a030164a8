import { test } from '@playwright/test';
for (const p of ['/', '/recall-check', '/sample-report', '/sample-sticker', '/plans']) test(`chunks ${p}`, async ({ page }) => {
  const list: Promise<[string, number]>[] = [];
  page.on('response', (r) => { if (new URL(r.url()).pathname.endsWith('.js')) list.push(r.finished().then(async () => [new URL(r.url()).pathname, (await r.request().sizes()).responseBodySize])); });
  await page.goto(p, { waitUntil: 'networkidle' });
  const got = (await Promise.all(list)).sort((a, b) => b[1] - a[1]);
  console.log([p, got.reduce((s, [, n]) => s + n, 0), ...got.map((g) => g.join(' '))].join('\n   '));
});
