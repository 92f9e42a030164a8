import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { SandboxCardName } from '#origin/providers/sandbox/sandbox-cards.ts';
import { translatorOf } from '#texts/translator-of.ts';
import { emailsTo } from './outbox.ts';
import { expect } from './test.ts';

export const VIN = '1HGCM82693A000001';
export const REPORT = `/checkout?plan=vhr-1&vin=${VIN}`;

const t = translatorOf('en');

/** Returns the number of charges. Each paid order has one receipt. */
export async function chargesOf(request: APIRequestContext, email: string): Promise<number> {
  return (await emailsTo(request, email)).filter((message) => message.includes('Your receipt for')).length;
}

/** Selects a country and accepts the terms, which is all a signed-in buyer has to do. */
export async function agree(page: Page, country = 'US'): Promise<void> {
  await page.getByRole('combobox', { name: 'Country' }).selectOption(country);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

/** Fills in the checkout as a guest. */
export async function fillIn(page: Page, email: string, country?: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await agree(page, country);
}

/** Pays on the hosted page of the test gateway. */
export async function payWith(page: Page, card: SandboxCardName = 'succeeds'): Promise<void> {
  await expect(page).toHaveURL(/\/landing\/sandbox\/checkout\//);
  await page.getByRole('radio', { name: t(`sandbox.cards.${card}`), exact: true }).check();
  await page.getByRole('button', { name: t('sandbox.pay'), exact: true }).click();
}

/** Completes the open checkout up to the page after the payment. Without an email address, as a member. */
export async function buy(page: Page, email: string | null): Promise<void> {
  await (email === null ? agree(page) : fillIn(page, email));
  await payButton(page).click();
  await payWith(page);
  await expectPaid(page);
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /pay \$/i });
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const expectPaid = (page: Page): Promise<void> => expect(heading(page)).toHaveText('Payment complete');
export const orderNumber = (page: Page): Locator => page.getByText(/^VP-[A-Z0-9]{8}$/);
