import { describe, expect, it } from 'vitest';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { anAccount, aUser } from '#tests/builders/an-account.ts';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import { AccountStore } from './account-store.ts';
import { dealerRegistration } from './dealer-registration.ts';
import { createRegisterDealer } from './register-dealer.ts';
import { SessionFlagsStore } from './session-flags-store.ts';
import { createUpdateProfile } from './update-profile.ts';
import { profileDetails } from './user-profile.ts';

const options: CallOptions = { signal: new AbortController().signal };

describe('updateProfile', () => {
  function setUp(failure?: GatewayError, unconfirmedEmail: string | null = null) {
    const account = new AccountStore();
    const { call, asked } = recordedCall({ unconfirmedEmail }, failure);
    return { account, asked, updateProfile: createUpdateProfile({ accounts: { updateProfile: call }, account }) };
  }
  const user = aUser({ city: 'Vienna', phone: '555', profileImage: 'a.png' });

  it('ACC-07 sends all details, changed or not, and no other fields', async () => {
    const { account, asked, updateProfile } = setUp();
    account.loggedIn(anAccount({ user }));
    const details = { ...profileDetails(user), city: 'Graz', employeeCount: 12 };
    expect((await updateProfile({ city: 'Graz', employeeCount: 12 }, options))._unsafeUnwrap()).toEqual(details);
    expect(asked).toEqual([[details, options]]);
    expect(Object.keys(details).toSorted()).toEqual(
      ['address', 'city', 'companyName', 'companyWebsite', 'country', 'email', 'employeeCount', 'facebook'].concat([
        'first',
        'instagram',
        'last',
        'phone',
        'pincode',
        'state',
        'taxId',
        'twitter',
        'unit',
      ]),
    );
    expect(account.get()).toEqual({
      ...anAccount(),
      token: undefined,
      user: { ...user, city: 'Graz', employeeCount: 12 },
    });
  });

  it('ACC-07 retains the old address locally until the new address is confirmed', async () => {
    const email = 'new@people.example';
    const { account, asked, updateProfile } = setUp(undefined, email);
    account.loggedIn(anAccount({ user }));
    const updated = (await updateProfile({ email, city: 'Graz' }))._unsafeUnwrap();
    expect(asked).toEqual([[{ ...profileDetails(user), email, city: 'Graz' }, undefined]]);
    expect(updated).toEqual({ ...profileDetails(user), city: 'Graz' });
    expect(account.get().user).toEqual({ ...user, city: 'Graz' });
  });

  it('ACC-07 leaves the account store unchanged if the origin rejects the update', async () => {
    const { account, updateProfile } = setUp({ code: 'conflict', message: null });
    account.loggedIn(anAccount({ user }));
    expect((await updateProfile({ city: 'Graz' }))._unsafeUnwrapErr()).toEqual({ code: 'conflict', message: null });
    expect(account.get().user).toEqual(user);
  });

  it('ACC-07 sends no request for a visitor', async () => {
    const { asked, updateProfile } = setUp();
    expect((await updateProfile({ city: 'Graz' }))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect(asked).toEqual([]);
  });
});

describe('registerDealer', () => {
  it('ACC-08 sends the complete registration, with zero employees by default, and sets the dealer flag', async () => {
    const flags = new SessionFlagsStore();
    const { call, asked } = recordedCall<void>(undefined);
    const registerDealer = createRegisterDealer({ accounts: { registerDealer: call }, sessionFlags: flags });
    const registration = dealerRegistration({ email: 'ada@people.example', companyName: 'Engines' });
    const typed = { email: 'ada@people.example', companyName: 'Engines' };
    expect((await registerDealer(typed, options))._unsafeUnwrap()).toEqual({ ...registration, employeeCount: 0 });
    expect(asked).toEqual([[registration, options]]);
    expect(flags.get().isDealer).toBe(true);
  });

  it('ACC-08 registers no dealer without a token', async () => {
    const flags = new SessionFlagsStore();
    const { call } = recordedCall<void>(undefined, { code: 'signed-out' });
    const registerDealer = createRegisterDealer({ accounts: { registerDealer: call }, sessionFlags: flags });
    expect((await registerDealer({ email: 'a@b.c' }))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect(flags.get().isDealer).toBe(false);
  });
});
