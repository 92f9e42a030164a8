import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { STAND_IN_KEY, STAND_IN_WEBHOOK_SECRET } from '../stripe/stripe-stand-in.ts';
import { newAddress } from './new-member.ts';
import { openStripeDesk } from './payment-desk.ts';
import type { Product } from './start-product.ts';
import { expect, test } from './test.ts';

const VIN = '1HGCM82693A000001';
const DEMONSTRATION = path.join(projectRoot, 'server/origin/demonstration');
const DATA_COMMAND = path.join(projectRoot, 'server/host/data-command.ts');

const SITE = {
  id: 'main',
  domain: 'test.vinport.example',
  status: 'published',
  sortOrder: 1,
  headers: [],
  footers: [],
  settings: {
    site_name: 'Harbor Reports',
    credit_type: '',
    support_email: 'support@harbor.example',
    seller: { name: 'Harbor Reports LLC', address: '1 Main Street, Springfield', tax_id: 'US-12-3456789' },
    tax: { mode: 'fixed', rates: [{ country: 'US', name: 'Sales tax', percent: 5 }] },
  },
};

/** The terminal output of a command and its exit code. */
interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs `npm run data` with an operator's settings. */
function data(product: Product, variables: Record<string, string>, ...words: string[]): Promise<CommandResult> {
  const env = { PATH: process.env.PATH, DATA_DIR: product.dataDir, SITE_DOMAIN: 'test.vinport.example', DEMO: '0' };
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
  execFile(process.execPath, [DATA_COMMAND, ...words], { env: { ...env, ...variables } }, (error, stdout, stderr) => {
    resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: `${stdout}${stderr}` });
  });
  return promise;
}

function emailsOf({ dataDir }: Product): string[] {
  const outbox = path.join(dataDir, 'outbox');
  return readdirSync(outbox).map((file) => readFileSync(path.join(outbox, file), 'utf8'));
}

test('PAY-01 PAY-11 going live with Stripe by docs/operating.md: set up, check, sell, refund', async ({ page }) => {
  const desk = await openStripeDesk('at-once', { DEMO: '0' });
  const { product, standInUrl } = desk;
  const stripe = { STRIPE_SECRET_KEY: STAND_IN_KEY, STRIPE_API_URL: standInUrl };
  const complete = { ...stripe, STRIPE_WEBHOOK_SECRET: STAND_IN_WEBHOOK_SECRET };
  try {
    const sites = path.join(product.dataDir, 'sites.json');
    writeFileSync(sites, JSON.stringify([SITE]));
    const imports = [
      ['sites', sites],
      ...['plans', 'sources', 'history'].map((kind) => [kind, `${DEMONSTRATION}/${kind}.json`]),
    ];
    for (const [kind = '', file = ''] of imports) {
      expect(await data(product, {}, 'import', kind, file)).toMatchObject({ code: 0 });
    }

    const check = (variables: Record<string, string>) => data(product, variables, 'check-payments', product.url);
    const good = await check(complete);
    expect([good.output, good.code]).toEqual([
      expect.stringContaining('ok      stripe: payment pages can be opened'),
      0,
    ]);
    expect(good.output).toContain('ok      stripe: the running host accepts signed events');
    expect(good.output).toContain('test mode, no money moves');
    const unsigned = await check(stripe);
    expect([unsigned.output, unsigned.code]).toEqual([expect.stringContaining('Set the signing secret'), 1]);
    const wrong = await check({ ...complete, STRIPE_SECRET_KEY: 'sk_test_of_another_account' });
    expect([wrong.output, wrong.code]).toEqual([expect.stringContaining('Check the secret key'), 1]);
    expect(`${good.output}${wrong.output}`).not.toMatch(/sk_test_|whsec_/);
    expect((await check({})).output).toContain('No payment gateway is set up');

    // The gateway redirects to the site's domain, which is served by this machine here.
    await page.route('https://test.vinport.example/**', (route) => {
      const { pathname, search } = new URL(route.request().url());
      return route.fulfill({ status: 303, headers: { location: `${product.url}${pathname}${search}` } });
    });
    const email = newAddress();
    await page.goto(`${product.url}/checkout?plan=vhr-1&vin=${VIN}`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Country').selectOption('US');
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await page.getByRole('button', { name: 'Pay $14.99' }).click();
    await desk.expectPage(page);
    await desk.pay(page, 'good');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment complete');
    await expect(page.getByRole('link', { name: 'Open report' })).toBeVisible();
    const number = /VP-[0-9A-Z]{8}/.exec(page.url())?.[0] ?? '';
    await expect.poll(() => emailsOf(product).join()).toContain(`Your receipt for order ${number}`);

    expect((await data(product, complete, 'refund', 'VP-00000000')).code).toBe(1);
    expect(await data(product, complete, 'refund', number, '99999')).toMatchObject({ code: 1 });
    const refunded = await data(product, complete, 'refund', number);
    expect(refunded).toEqual({ code: 0, output: expect.stringContaining('1499 USD') });
    await expect.poll(() => emailsOf(product).join(), { timeout: 60_000 }).toContain(`Your refund for order ${number}`);
    await page.reload();
    await page.getByRole('link', { name: 'Open report' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no longer available/);
  } finally {
    await desk.close();
  }
});
