import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { STAND_IN_KEY, STAND_IN_WEBHOOK_SECRET } from '../stripe/stripe-stand-in.ts';
import { type Product, type ProductEnv, startProduct } from './start-product.ts';
import { expect } from './test.ts';

/** A buyer's card on the page of a gateway. */
type CardKind = 'good' | 'declined' | 'asks-bank' | 'declined-later';

/** A product whose buyers pay at a specific gateway, and that gateway's own dashboard. */
export interface PaymentDesk {
  readonly product: Product;
  /** Pays on the hosted page that the browser shows. */
  pay(page: Page, card: CardKind): Promise<void>;
  answerBank(page: Page, approves: boolean): Promise<void>;
  /** Returns to the shop with the page's own link. */
  cancel(page: Page): Promise<void>;
  /** Waits for the hosted page to be shown. */
  expectPage(page: Page): Promise<void>;
  /** Pays in a way that is later refunded or disputed in the gateway's own dashboard. */
  payThen(page: Page, event: 'refund' | 'dispute-won'): Promise<{ readonly settle: () => Promise<void> }>;
  close(): Promise<void>;
}

/** A guest's purchase. */
interface CheckoutVisit {
  readonly address: string;
  readonly email: string;
}

const SANDBOX_CARDS = {
  good: 'succeeds',
  declined: 'declined',
  'asks-bank': 'needs-step',
  'declined-later': 'declined-later',
} as const;

const STRIPE_CARDS = {
  good: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  'asks-bank': 'pm_card_authenticationRequired',
  'declined-later': 'pm_card_chargeCustomerFail',
} as const;

const decide = (page: Page, decision: 'pay' | 'approve' | 'refuse') =>
  page.locator(`button[name=decision][value=${decision}]`).click();
const answerBank = (page: Page, approves: boolean) => decide(page, approves ? 'approve' : 'refuse');

async function payWith(page: Page, card: string): Promise<void> {
  await page
    .getByRole('radio')
    .and(page.locator(`[name=card][value=${card}]`))
    .check();
  await decide(page, 'pay');
}

/** Fills in the checkout at a URL as a guest, in the language of its host, and continues to the hosted page. */
export async function toPayment(page: Page, desk: PaymentDesk, { address, email }: CheckoutVisit): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: /^(Email|Correo electrónico)/ }).fill(email);
  await page.getByRole('combobox', { name: /^(Country|País)/ }).selectOption('US');
  await page.getByRole('checkbox', { name: /^(I agree|Acepto)/ }).check();
  await page.getByRole('button', { name: /(pay|pagar) /i }).click();
  await desk.expectPage(page);
}

/** Opens a product with the demonstration's test gateway. */
async function openSandboxDesk(): Promise<PaymentDesk> {
  const product = await startProduct();
  return {
    product,
    expectPage: (page) => expect(page).toHaveURL(/\/landing\/sandbox\/checkout\//),
    pay: (page, card) => payWith(page, SANDBOX_CARDS[card]),
    answerBank,
    cancel: (page) => page.getByRole('link', { name: 'Cancel and go back' }).click(),
    payThen: async (page, event) => {
      await payWith(page, event === 'refund' ? 'refunded' : event);
      return { settle: async () => undefined };
    },
    close: product.stop,
  };
}

/**
 * Opens a product with Stripe configured, against a fake Stripe server that runs as a process and sends signed events.
 */
export async function openStripeDesk(
  mode: 'at-once' | 'late' | 'twice' | 'reversed' | 'lost',
  env: ProductEnv = {},
): Promise<PaymentDesk & { readonly standInUrl: string }> {
  const standIn = spawn(process.execPath, [path.resolve(import.meta.dirname, '../stripe/stand-in-process.ts')], {
    env: { ...process.env, PORT: '0', WEBHOOK_MODE: mode },
  });
  const lines = linesOf(standIn);
  const url = (await lines.next((line) => line.startsWith('ready '))).slice('ready '.length);
  const product = await startProduct({
    env: {
      STRIPE_SECRET_KEY: STAND_IN_KEY,
      STRIPE_WEBHOOK_SECRET: STAND_IN_WEBHOOK_SECRET,
      STRIPE_API_URL: url,
      ...env,
    },
  });
  const order = (text: string) => standIn.stdin.write(`${text}\n`);
  order(`webhook ${product.url}/landing/stripe-webhook`);
  const act = async (text: string) => {
    order(text);
    if (mode === 'late' || mode === 'reversed') order('release');
  };
  return {
    product,
    standInUrl: url,
    expectPage: (page) => expect(page.getByRole('heading', { name: 'Stripe stand-in' })).toBeVisible(),
    pay: async (page, card) => {
      await payWith(page, STRIPE_CARDS[card]);
      if (mode === 'late' || mode === 'reversed') order('release');
    },
    answerBank,
    cancel: (page) => page.getByRole('link', { name: 'Back' }).click(),
    payThen: async (page, event) => {
      await payWith(page, STRIPE_CARDS.good);
      await act(event === 'refund' ? 'refund' : 'dispute');
      return { settle: () => act('win') };
    },
    close: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      standIn.once('exit', () => resolve());
      standIn.stdin.end();
      await promise;
      await product.stop();
    },
  };
}

/** The gateways for which every purchase must have the same result, by name. */
export const DESKS: Readonly<Record<string, () => Promise<PaymentDesk>>> = {
  'the test gateway': openSandboxDesk,
  Stripe: () => openStripeDesk('at-once'),
};

function linesOf({ stdout, stderr }: ChildProcessWithoutNullStreams) {
  const seen: string[] = [];
  const waiting: (() => void)[] = [];
  let rest = '';
  stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = `${rest}${text}`.split('\n');
    rest = parts.pop() ?? '';
    seen.push(...parts);
    for (const wake of waiting.splice(0)) wake();
  });
  stderr.pipe(process.stderr);
  return {
    next: async (matches: (line: string) => boolean): Promise<string> => {
      for (;;) {
        const found = seen.find(matches);
        if (found !== undefined) return found;
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.push(resolve);
        await promise;
      }
    },
  };
}
