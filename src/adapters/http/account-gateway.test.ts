import { describe, expect, it } from 'vitest';
import { aDealerRegistration } from '../../../tests/builders/a-dealer-registration.ts';
import { aUser } from '../../../tests/builders/an-account.ts';
import { createFakeLogger } from '../../../tests/fakes/fake-logger.ts';
import { profileDetails } from '../../core/account/user-profile.ts';
import { createHttpAccountGateway } from './account-gateway.ts';
import { createHttpClient } from './http-client.ts';

/** The gateway over an origin that gives one answer, and each request as it would go over the wire. */
function setUp(answer: () => Response = () => Response.json({ status: 'success' }), token: string | null = 'secret') {
  const requests: Request[] = [];
  const http = createHttpClient({
    origin: 'https://vinport.example',
    siteDomain: 'vinport.example',
    fetch: async (url, init) => {
      requests.push(new Request(url, init));
      return answer();
    },
    token: () => token,
    ids: { next: () => 'key-1' },
    clock: { now: () => 0 },
    logger: createFakeLogger(),
  });
  const sent = async () => {
    const [request] = requests;
    if (!request) throw new Error('Nothing was sent.');
    const { method, headers } = request;
    const text = await request.clone().text();
    const isJson = headers.get('content-type') === 'application/json';
    return {
      line: `${method} ${new URL(request.url).pathname}`,
      type: headers.get('content-type')?.split(';')[0],
      bearer: headers.get('authorization'),
      site: headers.get('uri'),
      once: headers.get('idempotency-key'),
      fields: isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text)),
    };
  };
  return { accounts: createHttpAccountGateway(http), sent, requests };
}

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const plain = { bearer: null, site: null, once: null };
const credentials = { email: 'ada@people.example', password: ' pass word ' };

describe('the account calls on the wire', () => {
  it('ACC-01 log in is a form', async () => {
    const { accounts, sent } = setUp();
    await accounts.logIn(credentials);
    expect(await sent()).toEqual({
      ...plain,
      line: 'POST /api-cwa/login',
      type: FORM,
      fields: { email: 'ada@people.example', pass: ' pass word ' },
    });
  });

  it('ACC-02 secure log in is JSON', async () => {
    const { accounts, sent } = setUp();
    await accounts.logInSecurely(credentials);
    expect(await sent()).toEqual({
      ...plain,
      line: 'POST /api/securelogin',
      type: JSON_TYPE,
      fields: { email: 'ada@people.example', pass: ' pass word ' },
    });
  });

  it('ACC-04 register is a form, sent once, with phone and name only when told', async () => {
    const full = setUp();
    await full.accounts.register({ ...credentials, phone: '555', first: 'Ada', last: 'Byron' });
    expect(await full.sent()).toEqual({
      ...plain,
      once: 'key-1',
      line: 'POST /api-cwa/register',
      type: FORM,
      fields: { email: 'ada@people.example', pass: ' pass word ', phone: '555', first: 'Ada', last: 'Byron' },
    });
    const bare = setUp();
    await bare.accounts.register({ ...credentials, phone: '', first: ' ', last: '' });
    expect((await bare.sent()).fields).toEqual({ email: 'ada@people.example', pass: ' pass word ' });
  });

  it('ACC-05 reset password is a form with the uri header', async () => {
    const { accounts, sent } = setUp();
    expect((await accounts.resetPassword('ada@people.example')).isOk()).toBe(true);
    expect(await sent()).toEqual({
      ...plain,
      site: 'vinport.example',
      line: 'POST /api-cwa/reset-password',
      type: FORM,
      fields: { email: 'ada@people.example' },
    });
  });

  it('ACC-06 change password is a form with the bearer header', async () => {
    const { accounts, sent } = setUp();
    expect((await accounts.changePassword('new pass')).isOk()).toBe(true);
    expect(await sent()).toEqual({
      ...plain,
      bearer: 'Bearer secret',
      line: 'POST /api-cwa/change-password',
      type: FORM,
      fields: { new_pass: 'new pass' },
    });
  });

  it('ACC-07 update profile is JSON of exactly the named fields', async () => {
    const { accounts, sent } = setUp();
    const user = aUser({ phone: '555', unit: '2b', employeeCount: 12, companyName: 'Engines', pincode: '8010' });
    await accounts.updateProfile(profileDetails(user));
    expect(await sent()).toEqual({
      ...plain,
      bearer: 'Bearer secret',
      line: 'POST /api/user/update-profile',
      type: JSON_TYPE,
      fields: {
        email: 'ada@people.example',
        phone: '555',
        unit: '2b',
        no_of_employees: 12,
        state: '',
        city: '',
        address: '',
        first: 'Ada',
        last: 'Byron',
        company_name: 'Engines',
        instagram: '',
        facebook: '',
        twitter: '',
        company_website: '',
        country: '',
        pincode: '8010',
      },
    });
  });

  it('ACC-08 dealer register is a form of every field, 0 employees unless told', async () => {
    const { accounts, sent } = setUp();
    await accounts.registerDealer(aDealerRegistration({ companyName: 'Engines', city: 'Graz' }));
    expect(await sent()).toEqual({
      ...plain,
      bearer: 'Bearer secret',
      once: 'key-1',
      line: 'POST /api-cwa/dealer-register',
      type: FORM,
      fields: {
        email: 'ada@people.example',
        first_name: 'Ada',
        last_name: 'Byron',
        first: 'Ada',
        last: 'Byron',
        phone: '',
        company_name: 'Engines',
        company_website: '',
        city: 'Graz',
        state: '',
        country: '',
        address: '',
        instagram: '',
        facebook: '',
        twitter: '',
        no_of_employees: '0',
      },
    });
  });

  it('ACC-09 total orders is a POST with the bearer header', async () => {
    const answer = {
      status: 'success',
      data: {
        total: '7',
        orders: [
          { id: 3, description: 'One report', vin: 'VIN', amount: '1499', currency: 'USD', created_at: 1_000 },
          { id: 'o2', amount: 1_499 },
          { description: 'no order' },
        ],
      },
    };
    const { accounts, sent } = setUp(() => Response.json(answer));
    expect((await accounts.totalOrders())._unsafeUnwrap()).toEqual({
      total: 7,
      orders: [
        {
          id: '3',
          description: 'One report',
          vin: 'VIN',
          price: { amount: 1_499, currency: 'USD' },
          placedAt: 1_000,
        },
        { id: 'o2', description: '', vin: null, price: null, placedAt: null },
      ],
    });
    expect(await sent()).toMatchObject({ line: 'POST /api-cwa/total-orders', bearer: 'Bearer secret' });
  });

  it('ACC-09 counts what is listed where no total is told', async () => {
    const { accounts } = setUp(() => Response.json({ status: 'success', data: { orders: [{ id: 1 }, {}] } }));
    expect((await accounts.totalOrders())._unsafeUnwrap().total).toBe(1);
  });

  it('ACC-10 cancel subscription is JSON with the bearer header', async () => {
    const { accounts, sent } = setUp();
    await accounts.cancelSubscription({ gateway: 'sandbox', subscriptionId: 'sub-1' });
    expect(await sent()).toEqual({
      ...plain,
      bearer: 'Bearer secret',
      line: 'POST /api/user/cancel-subscription',
      type: JSON_TYPE,
      fields: { gateway: 'sandbox', subscription_id: 'sub-1' },
    });
  });

  it('ACC-11 delete is JSON with the uri header, and needs nobody signed in', async () => {
    const { accounts, sent } = setUp(undefined, null);
    await accounts.requestDeletion({ email: 'ada@people.example', message: 'Please.' });
    expect(await sent()).toEqual({
      ...plain,
      site: 'vinport.example',
      once: 'key-1',
      line: 'POST /api/user/delete',
      type: JSON_TYPE,
      fields: { email: 'ada@people.example', message: 'Please.' },
    });
  });

  it.each(['', 'thank you', '{"anything":1}', '[]'])('ACC-11 uses nothing of what a success says: %j', async (body) => {
    const { accounts } = setUp(() => new Response(body));
    expect((await accounts.requestDeletion({ email: 'a@b.c', message: 'x' })).isOk()).toBe(true);
  });

  it.each([200, 400, 422])('ACC-11 reads the message of an error, with HTTP status %i too', async (status) => {
    const { accounts } = setUp(() => Response.json({ status: 'error', message: 'No such account.' }, { status }));
    const error = (await accounts.requestDeletion({ email: 'a@b.c', message: 'x' }))._unsafeUnwrapErr();
    expect(error).toEqual({ code: 'refused', message: 'No such account.', fields: {} });
  });

  it('reads a refusal with status 200 in whichever word it comes', async () => {
    const { accounts } = setUp(() => Response.json({ status: 'error', message: null, msg: 'Too short.' }));
    const error = (await accounts.changePassword('x'))._unsafeUnwrapErr();
    expect(error).toEqual({ code: 'refused', message: 'Too short.', fields: {} });
    const silent = setUp(() => Response.json({ status: 'error', fields: { email: 'It is taken.' } }));
    expect((await silent.accounts.logIn(credentials))._unsafeUnwrapErr()).toEqual({
      code: 'refused',
      message: null,
      fields: { email: 'It is taken.' },
    });
  });

  it('ACC-08 sends no call that needs a person for a visitor', async () => {
    const { accounts, requests } = setUp(undefined, null);
    expect((await accounts.registerDealer(aDealerRegistration()))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect((await accounts.totalOrders())._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect(requests).toEqual([]);
  });

  it('ACC-16 CRD-01 CRD-02 maps the names of the wire to the person, their credits and subscriptions', async () => {
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
    const { accounts } = setUp(() => Response.json({ status: 'success', data }));
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

  it('CALL-06 tells which field of an answer does not fit', async () => {
    const { accounts } = setUp(() => Response.json({ status: 'success', data: { id: 7 } }));
    expect((await accounts.logIn(credentials))._unsafeUnwrapErr()).toMatchObject({
      reason: expect.stringMatching(/^data\.token: /),
    });
  });

  it.each([{ id: 7 }, { email: 'ada@people.example' }, { id: null, email: null }])(
    'CALL-06 takes nobody who is not named: %j',
    async (person) => {
      const { accounts } = setUp(() => Response.json({ status: 'success', data: { token: 'new', ...person } }));
      expect((await accounts.logIn(credentials))._unsafeUnwrapErr()).toEqual({
        code: 'unreadable-answer',
        reason: 'data: no person is named',
      });
    },
  );
});
