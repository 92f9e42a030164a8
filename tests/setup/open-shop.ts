import { issueToken } from '../../server/origin/account/token.ts';
import { balancesOf } from '../../server/origin/billing/balances-of.ts';
import { discountCodeEntries } from '../../server/origin/data-import/discount-code-entries.ts';
import { importEntries } from '../../server/origin/data-import/import-entries.ts';
import { planEntries } from '../../server/origin/data-import/plan-entries.ts';
import type { MailRow } from '../../server/origin/db/schema.ts';
import type { OrderRow, SubscriptionRow } from '../../server/origin/db/shop-rows.ts';
import coupons from '../../server/origin/demonstration/coupons.json' with { type: 'json' };
import plans from '../../server/origin/demonstration/plans.json' with { type: 'json' };
import { openTestOrigin, type TestOrigin, type TestOriginOptions } from './open-test-origin.ts';
import { type OriginClient, originClient } from './origin-client.ts';

/** A person who can buy. */
export interface ShopPerson {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** An answer of the shop. */
interface ShopAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer
  readonly body: any;
}

/** The real origin, with what the tests of purchases do again and again. */
export interface Shop extends TestOrigin {
  readonly client: OriginClient;
  /** A new person without credits. */
  person(kind?: 'user' | 'dealer'): Promise<ShopPerson>;
  /** The same person, signed in anew: tokens that are not used are forgotten. */
  again(person: ShopPerson): Promise<ShopPerson>;
  /** Sends a purchase of one report, paid with a card that works, unless fields say otherwise. */
  buy(fields: Readonly<Record<string, string>>, key?: string, path?: string): Promise<ShopAnswer>;
  send(path: string, fields: Readonly<Record<string, string>>, token?: string): Promise<ShopAnswer>;
  get(path: string, token?: string): Promise<ShopAnswer>;
  credits(personId: string): ReturnType<typeof balancesOf>;
  orders(): Promise<OrderRow[]>;
  subscriptions(): Promise<SubscriptionRow[]>;
  /** The letters to an address, the earliest first. */
  mailsTo(email: string): Promise<MailRow[]>;
  /** How often the sandbox took money. */
  timesTaken(): Promise<number>;
}

/** A purchase of one report as the client sends it. */
const ONE_REPORT = {
  price: '1499',
  currency: 'USD',
  cart_plan: 'vhr-1',
  payment_gateway: 'sandbox',
  payg_id: 'card_ok',
  vin: 'CREDIT',
} as const;

/** A purchase of the monthly plan. */
export const MONTHLY = { ...ONE_REPORT, cart_plan: 'vhr-month', price: '4900' } as const;

const numbered = (entries: readonly object[]) =>
  entries.map((entry, index) => ({ line: index + 1, value: { ...entry, demonstration: true } }));

/**
 * Opens the origin with the demonstration's plans and codes, and nothing else of it.
 *
 * @example
 * const shop = await openShop('sqlite');
 * const { email } = await shop.person();
 * await shop.buy({ email });
 */
export async function openShop(engine: 'sqlite' | 'postgres', options: TestOriginOptions = {}): Promise<Shop> {
  const origin = await openTestOrigin(engine, { ...options, demonstration: false });
  const { ctx } = origin;
  await importEntries(ctx, planEntries, numbered(plans));
  await importEntries(ctx, discountCodeEntries, numbered(coupons));
  const client = originClient(origin);
  const answerOf = async (response: Response): Promise<ShopAnswer> => ({
    status: response.status,
    body: await response.json(),
  });
  const bearer = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
  return {
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
    send: async (path, fields, token) => answerOf(await client.form(path, fields, bearer(token))),
    get: async (path, token) => answerOf(await client.get(path, token)),
    credits: (personId) => balancesOf(ctx, personId),
    orders: () => ctx.db.selectFrom('orders').selectAll().orderBy('created_at').orderBy('id').execute(),
    subscriptions: () => ctx.db.selectFrom('subscriptions').selectAll().orderBy('started_at').execute(),
    mailsTo: (email) =>
      ctx.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at').execute(),
    timesTaken: async () =>
      (await ctx.db.selectFrom('sandbox_payments').select('id').where('state', '=', 'paid').execute()).length,
  };
}
