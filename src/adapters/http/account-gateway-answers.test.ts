import { describe, expect, it } from 'vitest';
import { aUser } from '#tests/builders/an-account.ts';
import { openWire } from '#tests/setup/open-wire.ts';
import type { RecordingAnswer } from '#tests/setup/recording-origin.ts';
import { createHttpAccountGateway } from './account-gateway.ts';

/** Creates the gateway against an origin that always returns the same response. */
async function answering(answer: RecordingAnswer) {
  const wire = await openWire();
  wire.origin.answers(answer);
  return createHttpAccountGateway(wire.http);
}

const credentials = { email: 'ada@people.example', password: 'pass' };
const request = { email: 'ada@people.example', message: 'Please.' };

describe('account call responses', () => {
  it('ACC-16 CRD-01 CRD-02 maps wire names to the person, their credits and subscriptions', async () => {
    const data = {
      token: 'new',
      id: 7,
      email: 'ada@people.example',
      profile_image: '/a.png',
      company_name: 'Engines',
      no_of_employees: '3',
      user_type: 'dealer',
      vhr_credit: '2',
      sticker_credit: 'Unlimited',
      credit: 1,
      vhr_credit_subscription: 'Unlimited',
      uvc_credit: 4,
    };
    const accounts = await answering({ body: { status: 'success', data } });
    expect((await accounts.logInSecurely(credentials))._unsafeUnwrap()).toEqual({
      token: 'new',
      user: aUser({
        ...{ id: '7', first: '', last: '', kind: 'dealer', profileImage: '/a.png' },
        ...{ companyName: 'Engines', employeeCount: 3 },
      }),
      credits: { vhr: 2, sticker: 0, global: 1 },
      subscriptions: { vhr: -1, vhrCreditSubscription: -1, sticker: true, uvcCredit: 4 },
    });
  });

  it('ACC-09 reads orders even when most fields are missing', async () => {
    const orders = [
      { id: 3, description: 'One report', vin: 'VIN', amount: '1499', currency: 'USD', created_at: 1_000 },
      { id: 'o2', amount: 1_499, plan: { kind: 'vhr', documents: 'Unlimited', renewal: 'month' } },
      { description: 'no order' },
    ];
    const accounts = await answering({ body: { status: 'success', data: { total: '7', orders } } });
    const price = { amount: 1_499, currency: 'USD' };
    const plan = { kind: 'vhr', documents: 'unlimited', renewal: 'month', bundle: null };
    const report = { description: 'One report', vin: 'VIN', price, plan: null };
    const bare = { description: '', vin: null, price: null, plan };
    expect((await accounts.totalOrders(1))._unsafeUnwrap()).toEqual({
      total: 7,
      orders: [
        { ...report, id: '3', number: '3', refunded: null, placedAt: 1_000, lines: [{ ...report, quantity: 1 }] },
        { ...bare, id: 'o2', number: 'o2', refunded: null, placedAt: null, lines: [{ ...bare, quantity: 1 }] },
      ],
    });
  });

  it('PAY-05 reads the number, the lines and the refund of an order', async () => {
    const plan = { kind: 'global', documents: 2, renewal: 'once', bundle: { vhr: 1, sticker: 1 } };
    const price = { amount: 1_999, currency: 'USD' };
    const lines = [
      { description: 'Bundle', vin: 'VIN', quantity: 1, price, plan },
      { description: 'Packs', quantity: '2', price: 'junk', plan: 'junk' },
    ];
    const order = { id: '3', number: 'VP-4K7M2Q9D', amount: 1_999, refunded_amount: 500, currency: 'USD', lines };
    const junk = { id: '4', number: null, refunded_amount: 0, currency: 'USD', lines: 'junk' };
    const accounts = await answering({ body: { status: 'success', data: { orders: [order, junk] } } });
    expect((await accounts.totalOrders(1))._unsafeUnwrap().orders).toMatchObject([
      {
        number: 'VP-4K7M2Q9D',
        refunded: { amount: 500, currency: 'USD' },
        lines: [lines[0], { description: 'Packs', vin: null, quantity: 2, price: null, plan: null }],
      },
      { number: '4', refunded: null, lines: [{ description: '', quantity: 1 }] },
    ]);
  });

  it('PAY-11 reads the tax ID of a company where the origin stores one', async () => {
    const person = { token: 'token', id: 'user-1', email: 'ada@people.example' };
    const taxIdOf = async (more: object) =>
      (await (await answering({ body: { status: 'success', data: { ...person, ...more } } })).current())._unsafeUnwrap()
        .user.taxId;
    expect([await taxIdOf({}), await taxIdOf({ tax_id: '' }), await taxIdOf({ tax_id: ' ATU1 ' })]).toEqual([
      null,
      '',
      'ATU1',
    ]);
  });

  it('ACC-09 uses the number of listed orders when no total is reported', async () => {
    const accounts = await answering({ body: { status: 'success', data: { orders: [{ id: 1 }, {}] } } });
    expect((await accounts.totalOrders(1))._unsafeUnwrap().total).toBe(1);
  });

  it.each(['', 'thank you', '{"anything":1}', '[]'])(
    'ACC-11 ignores the body of a successful response: %j',
    async (body) => {
      const accounts = await answering({ body });
      expect((await accounts.requestDeletion(request)).isOk()).toBe(true);
    },
  );

  it.each([200, 400, 422])('ACC-11 reads the message of an error, including with HTTP status %i', async (status) => {
    const accounts = await answering({ status, body: { status: 'error', message: 'No such account.' } });
    const error = (await accounts.requestDeletion(request))._unsafeUnwrapErr();
    expect(error).toEqual({ code: 'refused', message: 'No such account.', fields: {} });
  });

  it('reads a refusal with status 200, with or without a message', async () => {
    const worded = await answering({ body: { status: 'error', message: null, msg: 'Too short.' } });
    expect((await worded.changePassword('x'))._unsafeUnwrapErr()).toEqual({
      code: 'refused',
      message: 'Too short.',
      fields: {},
    });
    const silent = await answering({ body: { status: 'error', fields: { email: 'It is taken.' } } });
    expect((await silent.logIn(credentials))._unsafeUnwrapErr()).toEqual({
      code: 'refused',
      message: null,
      fields: { email: 'It is taken.' },
    });
  });

  it('CALL-06 reports which response field is invalid', async () => {
    const accounts = await answering({ body: { status: 'success', data: { id: 7 } } });
    expect((await accounts.logIn(credentials))._unsafeUnwrapErr()).toMatchObject({
      reason: expect.stringMatching(/^data\.token: /),
    });
  });

  it.each([{ id: 7 }, { email: 'ada@people.example' }, { id: null, email: null }])(
    'CALL-06 rejects a person without an ID and email: %j',
    async (person) => {
      const accounts = await answering({ body: { status: 'success', data: { token: 'new', ...person } } });
      expect((await accounts.logIn(credentials))._unsafeUnwrapErr()).toEqual({
        code: 'unreadable-answer',
        reason: 'data: no person is named',
      });
    },
  );
});
