import fc from 'fast-check';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '#tests/setup/open-shop.ts';
import { chargeDocument } from './charge-document.ts';
import { moveCredit } from './move-credit.ts';

type Kind = 'vhr' | 'sticker' | 'global';

const PACKS = [
  { cart_plan: 'vhr-1', price: '1499', gives: { kind: 'vhr', count: 1 } },
  { cart_plan: 'vhr-5', price: '4999', gives: { kind: 'vhr', count: 5 } },
  { cart_plan: 'global-5', price: '5999', gives: { kind: 'global', count: 5 } },
] as const;

const step = fc.oneof(
  fc.record({
    buy: fc.constantFrom(...PACKS),
    card: fc.constantFrom('succeeds', 'declined', 'answer-lost', 'needs-step', 'abandoned', 'refunded'),
    /** Number of concurrent requests with the same idempotency key. */
    tries: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ charge: fc.constantFrom<('vhr' | 'sticker')[]>('vhr', 'sticker') }),
);

describe('credit ledger', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop('sqlite');
  });
  afterAll(() => shop.close());

  it('matches payments, refunds and charges after any sequence of steps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const person = await shop.person();
        const expected: Record<Kind, number> = { vhr: 0, sticker: 0, global: 0 };
        for (const each of steps) {
          if ('buy' in each) {
            const { gives, ...cart } = each.buy;
            // Let earlier attempts expire from the rate limits.
            shop.now.advance(60 * 60 * 1_000);
            const key = shop.ctx.newId();
            const send = () => shop.buy({ ...cart, email: person.email }, key);
            const [ordered] = await Promise.all(Array.from({ length: each.tries }, send));
            if (ordered === undefined) throw new Error('Nothing was ordered.');
            await shop.pay(ordered, each.card);
            const isPaid = ['succeeds', 'answer-lost', 'refunded'].includes(each.card);
            if (isPaid) expected[gives.kind] += gives.count;
            expect(await shop.credits(person.id)).toEqual(expected);
            // A refund right after the purchase revokes exactly its own credits.
            shop.now.advance(5_000);
            await shop.runJobs();
            if (each.card === 'refunded') expected[gives.kind] -= gives.count;
          } else {
            const paying = expected[each.charge] > 0 ? each.charge : 'global';
            const isThere = expected[paying] > 0;
            expect(await charge(person.id, each.charge)).toBe(isThere);
            if (isThere) expected[paying] -= 1;
          }
          expect(await shop.credits(person.id)).toEqual(expected);
        }
        const moves = await shop.ctx.db
          .selectFrom('credit_ledger')
          .select(['kind', 'delta'])
          .where('user_id', '=', person.id)
          .orderBy('created_at')
          .execute();
        for (const kind of ['vhr', 'sticker', 'global'] as const) {
          const sum = moves.filter((move) => move.kind === kind).reduce((total, { delta }) => total + delta, 0);
          expect(sum).toBe(expected[kind]);
        }
      }),
      { numRuns: 40 },
    );
  });

  const charge = (userId: string, kind: 'vhr' | 'sticker') =>
    shop.ctx.db
      .transaction()
      .execute((trx) =>
        chargeDocument(trx, { userId, kind, documentId: shop.ctx.newId(), now: shop.now(), newId: shop.ctx.newId }),
      );
});

describe.each(['sqlite', 'postgres'] as const)('concurrent credit movements on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  it('records a thousand grants of the same purchase once and never falls below zero', async () => {
    const { id: user_id } = await shop.person();
    const move = (delta: number, reference: string) =>
      shop.ctx.db.transaction().execute((trx) =>
        moveCredit(trx, {
          id: shop.ctx.newId(),
          user_id,
          kind: 'vhr',
          delta,
          reason: 'purchase',
          reference,
          now: shop.now(),
        }),
      );
    // Higher concurrency would only wait for one of the pool's ten connections, which times out after five seconds.
    const atOnce = pLimit(50);
    const grants = await Promise.all(Array.from({ length: 1_000 }, () => atOnce(() => move(5, 'order-1'))));
    expect(grants.filter((entered) => entered)).toHaveLength(1);
    const charges = await Promise.all(Array.from({ length: 50 }, (_, index) => move(-1, `document-${index}`)));
    expect(charges.filter((entered) => entered)).toHaveLength(5);
    expect(await shop.credits(user_id)).toEqual({ vhr: 0, sticker: 0, global: 0 });
  });
});
