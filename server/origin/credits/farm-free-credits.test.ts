import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDigitOf } from '#core/vehicle/check-digit.ts';
import { aPerson } from '#tests/setup/a-person.ts';
import { type CustomerOptions, makeCustomer } from '#tests/setup/make-customer.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { issueMailedLink } from '../account/mailed-link.ts';

/** Returns a valid VIN of an unregistered manufacturer. */
function failingVin(serial: number): string {
  const end = String(serial).padStart(6, '0');
  return `1Z9ZZ9ZZ${checkDigitOf(`1Z9ZZ9ZZ0Z9${end}`)}Z9${end}`;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const ACCOUNTS = 40;

describe.each(['sqlite', 'postgres'] as const)('free credit abuse on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
  });
  afterEach(() => origin.close());

  const grants = () =>
    origin.ctx.db
      .selectFrom('credit_ledger')
      .select(['user_id', 'reason'])
      .where('reason', 'in', ['failed-generation', 'ticket'])
      .execute();
  const fail = async (token: string, vin: string) =>
    expect(await (await client.multipart('/api-cwa/generate-sticker', { vin }, token)).json()).toEqual({
      status: 'error',
      message: 'no data',
    });
  const claim = async (token: string, vin: string): Promise<'granted' | 'refused'> => {
    const response = await client.form(
      '/api-cwa/offer_credit',
      { vin, credit_type: 'sticker' },
      { authorization: `Bearer ${token}` },
    );
    // A rejection is not an HTTP error: the client continues silently.
    expect(response.status).toBe(200);
    return (await response.json()).status === 'success' ? 'granted' : 'refused';
  };
  const openTicket = async (token: string, vin: string): Promise<'granted' | 'refused'> => {
    const fields = { vin, message: 'It failed.', email: 'eve@people.example', satisfaction: '1', credit_type: 'vhr' };
    const answer = await (await client.multipart('/api-cwa/create_support_ticket', fields, token)).json();
    expect(answer).toMatchObject({ status: 'success', msg: expect.not.stringContaining('credit') });
    return answer.credit_granted ? 'granted' : 'refused';
  };
  /** Creates a user with a failed generation and the given customer status. */
  async function customer(options: CustomerOptions) {
    const person = await aPerson(origin, `${origin.ctx.newId().toLowerCase()}@people.example`);
    await makeCustomer(origin.ctx, person.id, options);
    await fail(person.token, failingVin(1));
    return person;
  }

  it('DEL-06 grants nothing to a series of new accounts, neither for failures nor for tickets', async () => {
    for (let account = 1; account <= ACCOUNTS; account++) {
      const { token } = await aPerson(origin, `farmer-${account}@people.example`);
      const vin = failingVin(account);
      await fail(token, vin);
      expect(account % 2 === 0 ? await claim(token, vin) : await openTicket(token, vin)).toBe('refused');
      // Simulates a separate IP address per account: the protection must not depend on rate limits.
      await origin.ctx.db.deleteFrom('call_limits').execute();
    }
    expect(await grants()).toEqual([]);
  });

  it.each<[string, CustomerOptions]>([
    ['a confirmed address without a payment', { vins: [] }],
    ['a payment without a confirmed address', { isConfirmed: false }],
    ['a free order', { amount: 0 }],
    ['a declined order', { state: 'declined' }],
    ['an unpaid order', { state: 'pending' }],
  ])('DEL-06 grants nothing for %s', async (_which, options) => {
    const { token } = await customer(options);
    expect([await claim(token, failingVin(1)), await openTicket(token, failingVin(1))]).toEqual(['refused', 'refused']);
    expect(await grants()).toEqual([]);
  });

  it("DEL-06 does not count another customer's order and confirmation", async () => {
    await customer({ vins: [failingVin(1)] });
    const stranger = await aPerson(origin, 'stranger@people.example');
    await fail(stranger.token, failingVin(1));
    expect(await claim(stranger.token, failingVin(1))).toBe('refused');
    expect(await openTicket(stranger.token, failingVin(1))).toBe('refused');
  });

  it('DEL-06 grants a credit for a ticket only for a vehicle that the user paid for or tried', async () => {
    const { token } = await customer({ vins: ['5YJ3E1EA8KF000001'] });
    expect(await openTicket(token, '1G1YY22G365000001')).toBe('refused');
    expect(await openTicket(token, '5YJ3E1EA8KF000001')).toBe('granted');
    expect(await openTicket(token, failingVin(1))).toBe('granted');
  });

  it('DEL-06 counts failures and tickets together and grants no third credit in thirty days', async () => {
    const { id, token } = await customer({ vins: ['5YJ3E1EA8KF000001', 'WBA3A5C54CF000001'] });
    expect(await claim(token, failingVin(1))).toBe('granted');
    expect(await openTicket(token, '5YJ3E1EA8KF000001')).toBe('granted');
    await fail(token, failingVin(2));
    expect([await claim(token, failingVin(2)), await openTicket(token, 'WBA3A5C54CF000001')]).toEqual([
      'refused',
      'refused',
    ]);
    expect(await grants()).toHaveLength(2);
    origin.now.advance(30 * DAY_MS - 1);
    expect(await openTicket(token, 'WBA3A5C54CF000001')).toBe('refused');
    origin.now.advance(1);
    expect(await openTicket(token, 'WBA3A5C54CF000001')).toBe('granted');
    expect((await grants()).map(({ user_id }) => user_id)).toEqual([id, id, id]);
  });

  it('DEL-06 counts concurrent claims and tickets one at a time', async () => {
    const vins = [1, 2, 3, 4, 5, 6].map(failingVin);
    const { token } = await customer({ vins });
    for (const vin of vins) await fail(token, vin);
    const answers = await Promise.all(
      vins.map((vin, index) => (index % 2 === 0 ? claim(token, vin) : openTicket(token, vin))),
    );
    expect(answers.filter((answer) => answer === 'granted')).toHaveLength(2);
    expect(await grants()).toHaveLength(2);
  });

  it('DEL-06 grants a credit to a customer after they have confirmed their address with the emailed link', async () => {
    const email = 'ada@people.example';
    const { id, token } = await aPerson(origin, email);
    // Simulates an account of an earlier release that allowed sign-in before confirmation.
    await origin.ctx.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', id).execute();
    await makeCustomer(origin.ctx, id, { isConfirmed: false });
    await fail(token, failingVin(1));
    expect(await claim(token, failingVin(1))).toBe('refused');
    const link = { user_id: id, purpose: 'confirm-email', detail: email, lastsMs: 60_000 } as const;
    const sent = await origin.ctx.db.transaction().execute((trx) => issueMailedLink(origin.ctx, trx, link));
    expect((await client.form('/api/user/confirm-email', { token: sent })).status).toBe(200);
    expect(await claim(token, failingVin(1))).toBe('granted');
  });
});
