import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '#tests/setup/a-person.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { originClient } from '#tests/setup/origin-client.ts';
import { issueToken } from './account/token.ts';

/** Public calls; all others require a token. */
const OPEN_CALLS: ReadonlySet<string> = new Set([
  'POST /api-cwa/login',
  'POST /api/securelogin',
  'POST /landing/firebase-social-login',
  'POST /api-cwa/register',
  'POST /api-cwa/confirm-password',
  'POST /api-cwa/reset-password',
  'POST /api-cwa/reset-password/confirm',
  'POST /api/user/confirm-email',
  'POST /api/user/delete',
  'POST /api/user/delete/confirm',
  'POST /api/user/delete/cancel-by-link',
  'GET /api-cwa/plans',
  'GET /api-cwa/sticker-plans',
  'POST /api-cwa/coupon_validation',
  'POST /api-cwa/discount_validation',
  'POST /landing/app-customer-register',
  'POST /api-cwa/cwa_register',
  'POST /landing/window-sticker-registration',
  'POST /api-cwa/cwa_sticker_registration',
  'POST /landing/app-stripe-payment',
  'POST /landing/stripe-webhook',
  'POST /landing/sandbox-webhook',
  'POST /landing/orders',
  'POST /landing/withdrawal',
  'GET /landing/document',
  'GET /landing/document-pdf',
  'GET /landing/document-logo',
  'POST /landing/document-link',
  'POST /landing/delivery-choice',
  'POST /api-cwa/payment-update',
  'GET /api/sites',
  'GET /api/pages',
  'GET /api/content',
  'POST /api-cwa/site_settings',
  'GET /api-cwa/site_settings',
  'GET /api/config',
  'GET /landing/home-collection',
  'POST /api-cwa/contact-mail',
  'POST /api-cwa/consent-log',
  'POST /api-cwa/logs',
  'POST /api-cwa/error_vin',
  'GET /api/decode',
  'GET /api-cwa/classicmapping',
  'GET /api/classic/decode',
  'GET /landing/decode_data',
  'GET /api-cwa/license_plate_decode',
  'POST /api-cwa/vin-validate',
  'GET /api-cwa/get-makes',
  'GET /api-cwa/get-models',
  'GET /api-cwa/get-stickeryear',
  'GET /api-cwa/get-stickermakes',
  'GET /api-cwa/get-stickermodels',
  'GET /api-cwa/get-stickertrims',
  'GET /api-cwa/search-page',
  'GET /api/recall-check/years',
  'GET /api/recall-check/makes',
  'GET /api/recall-check/models',
  'GET /api/recall-check/vin',
  'POST /api/recall-check',
  'GET /api-cwa/shared',
  'GET /api-cwa/shared_logo',
  'GET /api-cwa/verified_logo',
  'GET /api-cwa/shared-pdf',
  'GET /api-cwa/verify',
  'POST /api-cwa/verify',
  'GET /api-cwa/sample-report',
  'GET /api-cwa/sample-report-pdf',
  'GET /api-cwa/sample-sticker',
  'GET /api-cwa/sample-sticker-pdf',
  'GET /openapi.json',
]);

/** Returns an open sandbox page and one that does not exist; these pages are routed separately. */
const hostedPages = async ({ ctx }: TestOrigin): Promise<string[]> => {
  const sandbox = ctx.payments.get('sandbox');
  const page = await sandbox?.openCardSetup({
    key: 'every-call',
    subscriptionId: 'none',
    email: 'buyer@people.example',
    currency: 'USD',
    cardReference: 'succeeds',
    language: 'en',
    successUrl: 'https://test.vinport.example/checkout/card',
    cancelUrl: 'https://test.vinport.example/members/subscription',
  });
  const { pathname } = new URL(page?._unsafeUnwrap().url ?? '');
  return [
    `GET ${pathname}`,
    `POST ${pathname}`,
    'GET /landing/sandbox/checkout/none',
    'POST /landing/sandbox/checkout/none',
  ];
};

/** Well-known attack strings. */
const HOSTILE = [
  "' OR '1'='1' --",
  '"; DROP TABLE users; --',
  '%00\u0000',
  '../../../../etc/passwd',
  'a\r\nSet-Cookie: token=stolen',
  '{"$gt":""}',
  '-1e309',
  '__proto__',
  '𝕍'.repeat(400),
];

const FIELDS = [
  'amount couponcode cart_plan credit_type custom_data data domain email endpoint eventid feedback_msg from',
  'gateway id kind limit message new_pass page pass payg_id payment_gateway price q report_type satisfaction',
  'sort subscription_id token type until url user_type vin year make model trim state plate checksum key',
  'cancel_path card choice country coupon currency decision delivery format gateway immediate_delivery lines name order',
  'order_number replaces tax_id terms_version total words',
  '__proto__ constructor where[domain][equals] where[__proto__][equals]',
]
  .join(' ')
  .split(' ');

describe.each(['sqlite', 'postgres'] as const)('every API call on %s', (engine) => {
  let origin: TestOrigin;
  let calls: readonly string[];
  let hosted: readonly string[];
  let token: string;
  let revoked: string;

  beforeAll(async () => {
    origin = await openTestOrigin(engine);
    const client = originClient(origin);
    const routes = origin.origin.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'));
    calls = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
    hosted = await hostedPages(origin);
    token = await client.signIn();
    const gone = await aPerson(origin, 'gone@people.example');
    revoked = gone.token;
    await client.form('/api-cwa/logout', {}, gone.headers);
  });
  afterAll(() => origin.close());

  const ask = (call: string, init: RequestInit = {}, query = '') => {
    const [method = '', path = ''] = call.split(' ');
    return origin.origin.fetch(new Request(`http://origin.test${path}${query}`, { ...init, method }));
  };

  /** Returns the data that users cannot change themselves: accounts and credits. */
  const stored = async () => ({
    people: await origin.ctx.db.selectFrom('users').select(['id', 'email']).orderBy('id').execute(),
    moves: await origin.ctx.db.selectFrom('credit_ledger').selectAll().orderBy('id').execute(),
  });

  it('requires a valid token unless it is public', async () => {
    const answers: Record<string, number[]> = {};
    for (const call of calls.filter((one) => !OPEN_CALLS.has(one))) {
      answers[call] = [];
      for (const authorization of [null, 'Bearer wrong', `Bearer ${revoked}`, `Basic ${token}`, `Bearer ${token} x`]) {
        answers[call].push((await ask(call, authorization === null ? {} : { headers: { authorization } })).status);
      }
    }
    expect(Object.keys(answers).length).toBeGreaterThan(20);
    for (const [call, statuses] of Object.entries(answers))
      expect([call, ...statuses]).toEqual([call, ...Array(5).fill(401)]);
    expect([...OPEN_CALLS].filter((call) => !calls.includes(call))).toEqual([]);
  });

  it.each(HOSTILE)('does not fail on hostile input (%#)', async (text) => {
    const before = await stored();
    const broken: string[] = [];
    for (const call of [...calls, ...hosted]) {
      // The calls include signing out and changing the password.
      token = await issueToken(origin.ctx, 'demonstration-user');
      const fields = FIELDS.map((name): [string, string] => [name, text]);
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': encodeURIComponent(text) };
      const json = { ...headers, 'content-type': 'application/json' };
      const nested = JSON.stringify(Object.fromEntries(fields.map(([name]) => [name, { [text]: [text] }])));
      const tries = call.startsWith('GET')
        ? [ask(call, { headers }, `?${new URLSearchParams(fields)}`)]
        : [
            ask(call, { headers, body: new URLSearchParams(fields) }),
            ask(call, { headers: json, body: JSON.stringify(Object.fromEntries(fields)) }),
            ask(call, { headers: json, body: nested }),
          ];
      for (const response of await Promise.all(tries)) {
        if (response.status >= 500) broken.push(`${call} ${JSON.stringify(text.slice(0, 30))} ${response.status}`);
        for (const [name, value] of response.headers) expect(`${name}: ${value}`).not.toMatch(/stolen/);
      }
    }
    expect(broken).toEqual([]);
    expect(await stored()).toEqual(before);
  });
});
