import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareProfile, employeeCountFrom, userProfileFrom } from './user-profile.ts';

const bare = bareProfile({ id: '7', email: 'user@demo.vinport.example', first: '', last: '', kind: 'user' });

describe('userProfileFrom', () => {
  it("reads every user field under the origin's name", () => {
    const payload = {
      token: 'secret',
      id: 7,
      profile_image: '/images/7.png',
      dealer_logo: '/api-cwa/dealer_logo?at=7',
      first: 'Ana',
      last: 'Diaz',
      email: 'ana@demo.vinport.example',
      phone: '15550100',
      company_name: 'Diaz Motors',
      company_website: 'diaz.example',
      country: 'US',
      city: 'Reno',
      state: 'NV',
      address: '1 Main St',
      instagram: 'ana.i',
      facebook: 'ana.f',
      twitter: 'ana.t',
      no_of_employees: '12',
      tax_id: ' ATU1 ',
      pincode: '89501',
      unit: '4B',
      user_type: 'dealer',
    };

    expect(userProfileFrom(payload)).toEqual({
      id: '7',
      profileImage: '/images/7.png',
      dealerLogo: '/api-cwa/dealer_logo?at=7',
      first: 'Ana',
      last: 'Diaz',
      email: 'ana@demo.vinport.example',
      phone: '15550100',
      companyName: 'Diaz Motors',
      companyWebsite: 'diaz.example',
      country: 'US',
      city: 'Reno',
      state: 'NV',
      address: '1 Main St',
      instagram: 'ana.i',
      facebook: 'ana.f',
      twitter: 'ana.t',
      employeeCount: 12,
      taxId: 'ATU1',
      pincode: '89501',
      unit: '4B',
      kind: 'dealer',
    });
  });

  it('reads missing fields as empty', () => {
    expect(userProfileFrom({ id: '7', email: 'user@demo.vinport.example', city: null, user_type: 'admin' })).toEqual(
      bare,
    );
  });

  it.each([[null], [{}], [{ id: '7' }], [{ email: 'a@b.c' }], [{ id: ' ', email: 'a@b.c' }]])(
    'returns null for %j',
    (payload) => {
      expect(userProfileFrom(payload)).toBeNull();
    },
  );
});

describe('employeeCountFrom', () => {
  it('returns a nonnegative integer for any value', () => {
    expect([undefined, '', -3, 2.5, 'many', '12', 1].map(employeeCountFrom)).toEqual([0, 0, 0, 0, 0, 12, 1]);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const count = employeeCountFrom(value);
        return Number.isSafeInteger(count) && count >= 0;
      }),
    );
  });
});
