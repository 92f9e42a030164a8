import { issueToken } from '#origin/account/token.ts';
import { balancesOf } from '#origin/credits/balances-of.ts';
import { discountCodeEntries } from '#origin/data-import/discount-code-entries.ts';
import { importEntries } from '#origin/data-import/import-entries.ts';
import { planEntries } from '#origin/data-import/plan-entries.ts';
import coupons from '#origin/demonstration/coupons.json' with { type: 'json' };
import plans from '#origin/demonstration/plans.json' with { type: 'json' };
import type { MailRow } from '#origin/kernel/db/schema.ts';
import type { DeliveryRow, OrderRow, RefundRow, SubscriptionRow } from '#origin/kernel/db/shop-rows.ts';
import type { SandboxCardName } from '#origin/providers/sandbox/sandbox-cards.ts';
import { openTestOrigin, type TestOrigin, type TestOriginOptions } from './open-test-origin.ts';
import { type OriginClient, originClient } from './origin-client.ts';
import { runJobs } from './run-jobs.ts';

/** A person who can make purchases. */
export interface ShopPerson {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** A response of the shop. */
export interface ShopAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer
  readonly body: any;
}

/** The real origin with helpers for purchase tests. */
export interface Shop extends TestOrigin {
  readonly client: OriginClient;
  /** Creates a new person without credits. */
  person(kind?: 'user' | 'dealer'): Promise<ShopPerson>;
  /** Signs the same person in again, because unused tokens expire. */
  again(person: ShopPerson): Promise<ShopPerson>;
  /** Sends a purchase with the specification's form, by default of one report. */
  buy(fields: Readonly<Record<string, string>>, key?: string, path?: string): Promise<ShopAnswer>;
  /** Places an order for an address, by default of one report. */
  order(
    fields: Readonly<Record<string, unknown>>,
    options?: { key?: string; token?: string; caller?: string },
  ): Promise<ShopAnswer>;
  /** Pays an order at the sandbox and runs the jobs that follow; returns the URL that the page redirects to. */
  pay(answer: ShopAnswer, card?: SandboxCardName, decision?: 'pay' | 'approve' | 'refuse'): Promise<string | null>;
  /** Returns the state of an order. */
  read(answer: ShopAnswer): Promise<ShopAnswer>;
  /** Places, pays and reads an order in a single step, as a guest unless a token is given. */
  bought(fields: Readonly<Record<string, unknown>>, card?: SandboxCardName, token?: string): Promise<ShopAnswer>;
  send(path: string, fields: Readonly<Record<string, string>>, token?: string): Promise<ShopAnswer>;
  json(path: string, value: unknown, token?: string): Promise<ShopAnswer>;
  get(path: string, token?: string): Promise<ShopAnswer>;
  runJobs(): Promise<void>;
  credits(personId: string): ReturnType<typeof balancesOf>;
  orders(): Promise<OrderRow[]>;
  deliveries(): Promise<DeliveryRow[]>;
  refunds(): Promise<RefundRow[]>;
  subscriptions(): Promise<SubscriptionRow[]>;
  /** Returns the emails to an address in chronological order. */
  mailsTo(email: string): Promise<MailRow[]>;
  /** Returns the number of payments taken by the sandbox. */
  timesTaken(): Promise<number>;
}

/** The fields of the specification's form for a purchase of one report. */
const ONE_REPORT = {
  price: '1499',
  currency: 'USD',
  cart_plan: 'vhr-1',
  payment_gateway: 'sandbox',
  vin: 'CREDIT',
} as const;

/** An order of one report. */
export const REPORT_ORDER = {
  currency: 'USD',
  total: 1_499,
  gateway: 'sandbox',
  country: 'US',
  lines: [{ list: 'vhr', plan: 'vhr-1' }],
  terms_version: '2026-11',
} as const;

/** An order of the monthly plan. */
export const MONTHLY_ORDER = { ...REPORT_ORDER, total: 4_900, lines: [{ list: 'vhr', plan: 'vhr-month' }] } as const;

const numbered = (entries: readonly object[]) =>
  entries.map((entry, index) => ({ line: index + 1, value: { ...entry, demonstration: true } }));

/**
 * Opens the origin with the plans and codes of the demonstration data, and by default nothing else of it.
 *
 * @example
 * const shop = await openShop('sqlite');
 * const { email } = await shop.person();
 * await shop.bought({ email });
 */
export async function openShop(engine: 'sqlite' | 'postgres', options: TestOriginOptions = {}): Promise<Shop> {
  const origin = await openTestOrigin(engine, { demonstration: false, ...options });
  const { ctx } = origin;
  await importEntries(ctx, planEntries, numbered(plans));
  await importEntries(ctx, discountCodeEntries, numbered(coupons));
  const client = originClient(origin);
  const answerOf = async (response: Response): Promise<ShopAnswer> => ({
    status: response.status,
    body: await response.json(),
  });
  const bearer = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
  const shop: Shop = {
    ...origin,
    client,
    person: async (kind = 'user') => {
      const id = ctx.newId();
      const email = `${id.toLowerCase()}@people.example`;
      const names = { first: 'Ada', last: 'Byron', user_type: kind };
      const times = { created_at: ctx.now(), credits_moved_at: ctx.now() };
      await ctx.db
        .insertInto('users')
        .values({ id, email, password_hash: 'none', ...names, ...times })
        .execute();
      return { id, email, token: await issueToken(ctx, id) };
    },
    again: async (person) => ({ ...person, token: await issueToken(ctx, person.id) }),
    buy: async (fields, key, path = '/landing/app-customer-register') =>
      answerOf(
        await client.form(path, { ...ONE_REPORT, ...fields }, key === undefined ? {} : { 'idempotency-key': key }),
      ),
    order: async (fields, { key, token, caller = '192.0.2.1' } = {}) =>
      answerOf(
        await origin.origin.fetch(
          new Request('http://origin.test/landing/orders', {
            method: 'POST',
            body: JSON.stringify({ ...REPORT_ORDER, ...fields }),
            headers: {
              'content-type': 'application/json',
              ...bearer(token),
              ...(key !== undefined && { 'idempotency-key': key }),
            },
          }),
          { caller },
        ),
      ),
    pay: async ({ body }, card = 'succeeds', decision = 'pay') => {
      const { pathname } = new URL(body.continue_at);
      const shown = await client.form(pathname, { card, decision });
      await runJobs(ctx);
      return shown.headers.get('location');
    },
    read: ({ body }) => shop.send('/api-cwa/payment-update', { custom_data: body.custom_data }),
    bought: async (fields, card, token) => {
      const ordered = await shop.order(fields, token === undefined ? {} : { token });
      if (ordered.body.continue_at === undefined) throw new Error(JSON.stringify(ordered));
      await shop.pay(ordered, card);
      return shop.read(ordered);
    },
    send: async (path, fields, token) => answerOf(await client.form(path, fields, bearer(token))),
    json: async (path, value, token) => answerOf(await client.json(path, value, bearer(token))),
    get: async (path, token) => answerOf(await client.get(path, token)),
    runJobs: () => runJobs(ctx),
    credits: (personId) => balancesOf(ctx, personId),
    orders: () => ctx.db.selectFrom('orders').selectAll().orderBy('created_at').orderBy('id').execute(),
    refunds: () => ctx.db.selectFrom('refunds').selectAll().orderBy('created_at').orderBy('id').execute(),
    deliveries: () =>
      ctx.db.selectFrom('deliveries').selectAll().orderBy('created_at').orderBy('position').orderBy('kind').execute(),
    subscriptions: () => ctx.db.selectFrom('subscriptions').selectAll().orderBy('started_at').execute(),
    mailsTo: (email) =>
      ctx.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at').execute(),
    timesTaken: async () =>
      (await ctx.db.selectFrom('sandbox_payments').select('id').where('state', '=', 'paid').execute()).length,
  };
  return shop;
}
