import type { ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { profileDetails } from '#core/account/user-profile.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import { aDealerRegistration } from '#tests/builders/a-dealer-registration.ts';
import { aUser } from '#tests/builders/an-account.ts';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpAccountGateway } from './account-gateway.ts';

/** Makes one gateway call and returns the request that the origin received. */
async function sent(
  call: (accounts: AccountGateway) => ResultAsync<unknown, unknown>,
  token: string | null = 'secret',
) {
  const wire = await openWire({ token: () => token });
  wire.origin.answers({ body: { status: 'success' } });
  await call(createHttpAccountGateway(wire.http));
  const { method, path, query, type, fields, json, headers } = wire.origin.onlyRequest();
  return {
    call: `${method} ${path}`,
    query,
    type,
    fields,
    json,
    bearer: headers.authorization,
    site: headers.uri,
    key: headers['idempotency-key'],
  };
}

const form = { type: 'application/x-www-form-urlencoded', query: {}, json: undefined };
const json = { type: 'application/json', query: {}, fields: {} };
const plain = { bearer: undefined, site: undefined, key: undefined };
const credentials = { email: 'ada+1@people.example', password: ' pass wörd&= ' };

describe('account call requests', () => {
  it('ACC-01 sends a login as a form', async () => {
    expect(await sent((accounts) => accounts.logIn(credentials))).toEqual({
      ...plain,
      ...form,
      call: 'POST /api-cwa/login',
      fields: { email: 'ada+1@people.example', pass: ' pass wörd&= ' },
    });
  });

  it('ACC-02 sends a secure login as JSON', async () => {
    expect(await sent((accounts) => accounts.logInSecurely(credentials))).toEqual({
      ...plain,
      ...json,
      call: 'POST /api/securelogin',
      json: { email: 'ada+1@people.example', pass: ' pass wörd&= ' },
    });
  });

  it('ACC-04 sends a registration as a form once, with phone and name only if given', async () => {
    const registration = { ...credentials, phone: '555', first: 'Ada', last: 'Byron' };
    expect(await sent((accounts) => accounts.register(registration))).toEqual({
      ...plain,
      ...form,
      key: 'key-1',
      call: 'POST /api-cwa/register',
      fields: { email: 'ada+1@people.example', pass: ' pass wörd&= ', phone: '555', first: 'Ada', last: 'Byron' },
    });
    const bare = await sent((accounts) => accounts.register({ ...credentials, phone: '', first: ' ', last: '' }));
    expect(bare.fields).toEqual({ email: 'ada+1@people.example', pass: ' pass wörd&= ' });
  });

  it('ACC-05 sends a password reset as a form with the uri header', async () => {
    expect(await sent((accounts) => accounts.resetPassword('ada@people.example'))).toEqual({
      ...plain,
      ...form,
      site: 'vinport.example',
      call: 'POST /api-cwa/reset-password',
      fields: { email: 'ada@people.example' },
    });
  });

  it('ACC-06 sends a password change as a form with the bearer header', async () => {
    expect(await sent((accounts) => accounts.changePassword('new pass'))).toEqual({
      ...plain,
      ...form,
      bearer: 'Bearer secret',
      call: 'POST /api-cwa/change-password',
      fields: { new_pass: 'new pass' },
    });
  });

  it('ACC-07 sends a profile update as JSON with only the given fields', async () => {
    const user = aUser({ phone: '555', unit: '2b', employeeCount: 12, companyName: 'Engines', pincode: '8010' });
    expect(await sent((accounts) => accounts.updateProfile(profileDetails(user)))).toEqual({
      ...plain,
      ...json,
      bearer: 'Bearer secret',
      call: 'POST /api/user/update-profile',
      json: {
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

  it('PAY-11 includes the tax ID in a profile update if the origin stores tax IDs, even to clear it', async () => {
    for (const taxId of ['ATU12345678', '']) {
      const details = profileDetails(aUser({ taxId }));
      expect(await sent((accounts) => accounts.updateProfile(details))).toMatchObject({ json: { tax_id: taxId } });
    }
  });

  it('ACC-08 sends a dealer registration as a form with every field, with 0 employees by default', async () => {
    const dealer = aDealerRegistration({ companyName: 'Engines & Söhne', city: 'Graz' });
    expect(await sent((accounts) => accounts.registerDealer(dealer))).toEqual({
      ...plain,
      ...form,
      bearer: 'Bearer secret',
      key: 'key-1',
      call: 'POST /api-cwa/dealer-register',
      fields: {
        email: 'ada@people.example',
        first_name: 'Ada',
        last_name: 'Byron',
        first: 'Ada',
        last: 'Byron',
        phone: '',
        company_name: 'Engines & Söhne',
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

  it('ACC-09 sends total orders as a POST with the bearer header and no body', async () => {
    expect(await sent((accounts) => accounts.totalOrders(1))).toEqual({
      ...plain,
      ...json,
      type: '',
      bearer: 'Bearer secret',
      call: 'POST /api-cwa/total-orders',
    });
  });

  it('ACC-10 sends a subscription cancellation as JSON with the bearer header', async () => {
    const subscription = { gateway: 'sandbox', subscriptionId: 'sub-1' };
    expect(await sent((accounts) => accounts.cancelSubscription(subscription))).toEqual({
      ...plain,
      ...json,
      bearer: 'Bearer secret',
      call: 'POST /api/user/cancel-subscription',
      json: { gateway: 'sandbox', subscription_id: 'sub-1' },
    });
  });

  it('ACC-11 sends a deletion request as JSON with the uri header, without requiring sign-in', async () => {
    const request = { email: 'ada@people.example', message: 'Gelöscht,\nplease.' };
    expect(await sent((accounts) => accounts.requestDeletion(request), null)).toEqual({
      ...plain,
      ...json,
      site: 'vinport.example',
      key: 'key-1',
      call: 'POST /api/user/delete',
      json: { email: 'ada@people.example', message: 'Gelöscht,\nplease.' },
    });
  });

  it('ACC-06 ACC-07 ACC-08 ACC-09 ACC-10 sends no account call without a signed-in person', async () => {
    const wire = await openWire({ token: () => null });
    const accounts = createHttpAccountGateway(wire.http);
    const answers = [
      await accounts.changePassword('new pass'),
      await accounts.updateProfile(profileDetails(aUser())),
      await accounts.registerDealer(aDealerRegistration()),
      await accounts.totalOrders(1),
      await accounts.cancelSubscription({ gateway: 'sandbox', subscriptionId: 'sub-1' }),
    ];
    for (const answer of answers) expect(answer._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect(wire.origin.requests).toEqual([]);
  });
});
