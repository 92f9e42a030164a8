import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { lettersTo } from './outbox.ts';
import { expect } from './test.ts';

export const VIN = '1HGCM82693A000001';
export const REPORT = `/checkout?plan=vhr-1&vin=${VIN}`;

const CARDS = {
  ok: 'Test card that is accepted',
  declined: 'Test card that is declined',
  step: 'Test card whose bank asks back',
  lost: 'Test card that is charged, and whose answer is lost',
} as const;
type Card = keyof typeof CARDS;

/** How often somebody was charged: each charge has its receipt. */
export async function chargesOf(request: APIRequestContext, email: string): Promise<number> {
  return (await lettersTo(request, email)).filter((letter) => letter.includes('Your receipt for')).length;
}

/** Picks a card and agrees to the terms: all there is to do for who is signed in. */
export async function pickCard(page: Page, card: Card = 'ok'): Promise<void> {
  await page.getByRole('radio', { name: CARDS[card], exact: true }).check();
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

export async function fillIn(page: Page, email: string, card?: Card): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await pickCard(page, card);
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /pay \$/i });
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const expectPaid = (page: Page): Promise<void> => expect(heading(page)).toHaveText('Thank you, it is paid');
