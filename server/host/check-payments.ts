import type { OriginDatabase } from '#origin/kernel/db/schema.ts';
import type { PaymentGateway } from '#origin/kernel/ports/payment-gateway.ts';
import { gatewayModules } from '#origin/providers/payment-gateways.ts';
import type { Settings } from './settings.ts';

const THIRTY_ONE_MINUTES_MS = 31 * 60 * 1_000;
const ANSWER_WITHIN_MS = 10_000;
/** Above the minimum amount that Stripe accepts in most currencies. */
const AMOUNT = 100;

/** The result of one check. */
interface Check {
  readonly what: string;
  readonly isOk: boolean;
  readonly hint: string;
}

/** The dependencies of a payment check. */
export interface PaymentCheck {
  readonly db: OriginDatabase;
  readonly settings: Pick<Settings, 'payments' | 'demonstration'>;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Public URL of the running host, such as `https://vinport.example`. */
  readonly address: string;
  readonly say: (line: string) => void;
}

/**
 * Checks that payments work before an operator goes live: opens a payment page and closes it immediately, so that
 * nothing is charged, and sends a signed event to the running host. Returns whether every check passed.
 */
export async function checkPayments({ db, settings, variables, address, say }: PaymentCheck): Promise<boolean> {
  const parts = { db, now: () => Date.now(), newId: () => crypto.randomUUID() };
  const gateways = await Promise.all(settings.payments.map((open) => open(parts)));
  if (gateways.length === 0) say('No payment gateway is set up: set STRIPE_SECRET_KEY.');
  let isWell = gateways.length > 0;
  for (const gateway of gateways) {
    for (const { what, isOk, hint } of [
      await checkPage(gateway, address),
      await checkWebhook(gateway, address, variables),
    ]) {
      say(`${isOk ? 'ok     ' : 'MISSING'} ${gateway.name}: ${what}${isOk ? '' : `. ${hint}`}`);
      isWell &&= isOk;
    }
    say(`        ${gateway.name}: ${gateway.isTest ? 'test mode, no money moves' : 'LIVE, real money moves'}`);
  }
  return isWell;
}

async function checkPage(gateway: PaymentGateway, address: string): Promise<Check> {
  const now = Date.now();
  const page = await gateway.openCheckout({
    key: `check-${crypto.randomUUID()}`,
    orderId: 'check',
    orderNumber: 'CHECK',
    email: 'check@vinport.example',
    currency: 'USD',
    lines: [{ name: 'Payment settings check', amount: AMOUNT }],
    storesCard: true,
    calculatesTax: false,
    language: 'en',
    expiresAt: now + THIRTY_ONE_MINUTES_MS,
    successUrl: `${address}/checkout/done`,
    cancelUrl: `${address}/checkout`,
  });
  const closed = page.isOk() ? await gateway.expireCheckout(page.value.id) : null;
  return {
    what: 'payment pages can be opened and closed',
    isOk: closed?.isOk() === true && closed.value.state === 'expired',
    hint: 'Check the secret key, its permissions (Checkout Sessions, PaymentIntents, Customers: write) and the connection',
  };
}

async function checkWebhook(
  { name }: PaymentGateway,
  address: string,
  variables: PaymentCheck['variables'],
): Promise<Check> {
  const module = gatewayModules.find((one) => one.name === name);
  const url = `${address}/landing/${name}-webhook`;
  const event = module?.testEvent?.(variables, Date.now()) ?? null;
  const what = `the running host accepts signed events at ${url}`;
  if (module === undefined || event === null)
    return { what, isOk: false, hint: 'Set the signing secret of the webhook' };
  const headers = { 'content-type': 'application/json', [module.signatureHeader]: event.signature };
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(url, { method: 'POST', body: event.body, headers, signal }).catch(() => null);
  const hint = answer === null ? 'The host is not reachable at this address' : `It answered ${answer.status}`;
  return { what, isOk: answer?.status === 200, hint };
}
