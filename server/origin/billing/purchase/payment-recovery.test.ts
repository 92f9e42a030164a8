import { err } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentGateway } from '#origin/kernel/ports/payment-gateway.ts';
import { serverSecret } from '#origin/kernel/server-secret.ts';
import { signWords } from '#origin/kernel/signed-words.ts';
import { openShop, type Shop, type ShopAnswer, type ShopPerson } from '#tests/setup/open-shop.ts';
import { closeOrder } from './close-order.ts';
import { recordPaid } from './record-paid.ts';

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe.each(['sqlite', 'postgres'] as const)('interrupted purchases on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;
  /** The point at which the host is killed, or `down` for a gateway that does not answer. */
  let failing: 'before opening' | 'after opening' | 'while settling' | 'down' | null;

  /** Simulates a host that dies during a purchase: the gateway completes its call, and the host records nothing. */
  const failingGateway = (sandbox: PaymentGateway): PaymentGateway => {
    const KILLED = new Error('The host was killed.');
    return {
      ...sandbox,
      openCheckout: async (request) => {
        if (failing === 'down') return err({ code: 'unanswered' });
        if (failing === 'before opening') throw KILLED;
        const opened = await sandbox.openCheckout(request);
        if (failing === 'after opening') throw KILLED;
        return opened;
      },
      readCheckout: async (id) => (failing === 'down' ? err({ code: 'unanswered' }) : sandbox.readCheckout(id)),
      readPayment: async (id) => {
        if (failing === 'while settling') throw KILLED;
        return sandbox.readPayment(id);
      },
    };
  };

  beforeEach(async () => {
    failing = null;
    shop = await openShop(engine, { payments: (sandbox) => [failingGateway(sandbox)] });
    person = await shop.person();
  });
  afterEach(() => shop.close());

  const order = (key = 'key-1') => shop.order({ email: person.email }, { key });
  /** The buyer pays but does not return to the site, and no gateway event arrives. */
  const payUnseen = async ({ body }: ShopAnswer) => {
    await shop.client.form(new URL(body.continue_at).pathname, { card: 'succeeds', decision: 'pay' });
    await shop.ctx.db.deleteFrom('jobs').where('kind', '=', 'sandbox-event').execute();
  };
  const pass = async (milliseconds: number) => {
    shop.now.advance(milliseconds);
    await shop.runJobs();
  };
  const states = async () => (await shop.orders()).map(({ state }) => state);
  const reports = async () => (await shop.credits(person.id)).vhr;
  const pages = async () => (await shop.ctx.db.selectFrom('sandbox_checkouts').select('id').execute()).length;

  it('settles a payment once without return or event, also on several hosts', async () => {
    const ordered = await order();
    await payUnseen(ordered);
    await pass(MINUTE_MS - 1);
    expect(await states()).toEqual(['pending']);
    shop.now.advance(1);
    await Promise.all([shop.runJobs(), shop.runJobs(), shop.runJobs()]);
    await shop.runJobs();
    expect([await shop.timesTaken(), await reports(), await states()]).toEqual([1, 1, ['paid']]);
    expect(await shop.mailsTo(person.email)).toHaveLength(1);
    expect((await order()).body.status).toBe('success');
    expect(await shop.timesTaken()).toBe(1);
  });

  it('settles a payment whose host was killed while recording it', async () => {
    const ordered = await order();
    failing = 'while settling';
    await shop.pay(ordered);
    expect((await shop.client.form('/api-cwa/payment-update', { custom_data: ordered.body.custom_data })).status).toBe(
      500,
    );
    expect([await shop.timesTaken(), await reports(), await states()]).toEqual([1, 0, ['pending']]);
    failing = null;
    for (let minutes = 0; minutes < 10; minutes += 1) await pass(MINUTE_MS);
    expect([await shop.timesTaken(), await reports(), await states()]).toEqual([1, 1, ['paid']]);
  });

  it.each(['before opening', 'after opening'] as const)(
    'closes an order whose host was killed %s its page, and charges nothing',
    async (when) => {
      failing = when;
      expect((await order()).status).toBe(500);
      failing = null;
      await pass(20 * MINUTE_MS);
      expect(await states()).toEqual(['pending']);
      for (let minutes = 0; minutes < 20; minutes += 5) await pass(5 * MINUTE_MS);
      expect([await shop.timesTaken(), await states()]).toEqual([0, ['declined']]);
      expect((await order()).body.status).toBe('needs_action');
    },
  );

  it('continues the same order and page when the purchase is repeated after the host was killed', async () => {
    for (const when of ['before opening', 'after opening'] as const) {
      failing = when;
      expect((await order()).status).toBe(500);
    }
    failing = null;
    const ordered = await order();
    expect([await pages(), (await shop.orders()).length]).toEqual([1, 1]);
    await shop.pay(ordered);
    expect([await shop.timesTaken(), await reports(), await states()]).toEqual([1, 1, ['paid']]);
  });

  it('asks to retry when the gateway does not answer, without counting it against the buyer', async () => {
    failing = 'down';
    for (let tries = 0; tries < 9; tries += 1) expect((await order()).status).toBe(503);
    failing = null;
    const ordered = await order();
    expect([ordered.body.status, (await shop.orders()).length, await pages()]).toEqual(['needs_action', 1, 1]);
  });

  it('reports an open order while the gateway does not answer', async () => {
    const ordered = await order();
    await payUnseen(ordered);
    failing = 'down';
    expect((await shop.read(ordered)).body.status).toBe('needs_action');
    await pass(2 * DAY_MS);
    // An order is only closed once its payment page has definitely expired.
    expect(await states()).toEqual(['pending']);
    failing = null;
    await pass(10 * MINUTE_MS);
    expect(await states()).toEqual(['paid']);
  });

  it('PAY-02 settles a bank-approved payment without an event', async () => {
    const ordered = await order();
    await shop.pay(ordered, 'needs-step');
    await shop.client.form(new URL(ordered.body.continue_at).pathname, { decision: 'approve' });
    await shop.ctx.db.deleteFrom('jobs').where('kind', '=', 'sandbox-event').execute();
    expect(await reports()).toBe(0);
    await pass(2 * MINUTE_MS);
    expect([await reports(), await states()]).toEqual([1, ['paid']]);
  });

  it('CRD-08 reads an order only with its own signed `custom_data`, for seven days', async () => {
    const { custom_data } = (await order()).body;
    const read = (words: string) => shop.send('/api-cwa/payment-update', { custom_data: words });
    const [id = '', until = '', signature = ''] = custom_data.split('.');
    const [other] = (await order('key-2')).body.custom_data.split('.');
    const stranger = signWords('another secret', { id, until: Number(until) });
    const choice = signWords(await serverSecret(shop.ctx, 'delivery-choice'), { id, until: Number(until) });
    const later = `${id}.${Number(until) + 1}.${signature}`;
    const forged = [`order=${id}`, id, `${id}.${until}.`, later, stranger, choice, `${other}.${until}.${signature}`];
    for (const words of forged) expect([words, (await read(words)).status]).toEqual([words, 400]);
    expect((await read('x'.repeat(501))).status).toBe(422);
    expect((await read(custom_data)).status).toBe(200);
    shop.now.advance(7 * DAY_MS);
    expect((await read(custom_data)).status).toBe(400);
  });

  it('creates the signing secret once, even if several hosts need it at the same time', async () => {
    const secrets = await Promise.all(Array.from({ length: 5 }, () => serverSecret(shop.ctx, 'custom-data')));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  });

  it('delivers a paid order once, even if it was closed before', async () => {
    await order();
    const [placed] = await shop.orders();
    if (!placed) throw new Error('No order was stored.');
    const closed = await closeOrder(shop.ctx, placed, 'expired');
    const paidBy = { paymentId: 'payment-1', cardReference: null, gatewayTax: null };
    await Promise.all([recordPaid(shop.ctx, closed, paidBy), recordPaid(shop.ctx, closed, paidBy)]);
    await closeOrder(shop.ctx, closed, 'expired');
    expect([await reports(), await states()]).toEqual([1, ['paid']]);
    expect(await shop.mailsTo(person.email)).toHaveLength(1);
  });
});
