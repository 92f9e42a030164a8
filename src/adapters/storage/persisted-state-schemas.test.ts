import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareProfile } from '#core/account/user-profile.ts';
import { NO_SUBSCRIPTIONS } from '#core/billing/subscriptions.ts';
import { aUser } from '#tests/builders/an-account.ts';
import { siteSettings } from '#tests/builders/site-settings.ts';
import { parseAccountState } from './account-state-schema.ts';
import { parseDealerFlag, parseReportRequest } from './persisted-choices-schema.ts';
import { parseSiteSettingsOf } from './site-settings-schema.ts';

const credits = { vhr: 1, sticker: 2, global: 3 };
const json = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

describe('state persisted by an earlier visit', () => {
  it('ACC-16 restores the account unchanged', () => {
    const user = aUser({ city: 'Graz', employeeCount: 12 });
    const state = { user, credits, subscriptions: { ...NO_SUBSCRIPTIONS, vhr: -1 } };
    expect(parseAccountState(json(state))._unsafeUnwrap()).toEqual(state);
    const visitor = { user: null, credits, subscriptions: NO_SUBSCRIPTIONS };
    expect(parseAccountState(json(visitor))._unsafeUnwrap()).toEqual(visitor);
  });

  it('ACC-16 restores an account without a profile with an empty one', () => {
    const user = { id: '7', email: 'ada@people.example', first: 'Ada', last: '', kind: 'dealer' } as const;
    const state = { user, credits, subscriptions: NO_SUBSCRIPTIONS };
    expect(parseAccountState(json(state))._unsafeUnwrap().user).toEqual(bareProfile(user));
  });

  it("SITE-09 restores this site's settings using the current rules", () => {
    const parse = parseSiteSettingsOf('test.vinport.example');
    expect(parse(json(siteSettings()))._unsafeUnwrap()).toEqual(siteSettings());
    const meddled = { ...siteSettings(), theme: { primary: 'url(evil)' } };
    expect(parse(json(meddled))._unsafeUnwrap().theme).toEqual(siteSettings().theme);
  });

  it('SITE-09 drops the settings of another site', () => {
    const parse = parseSiteSettingsOf('other.vinport.example');
    expect(parse(json(siteSettings()))._unsafeUnwrapErr()).toBe('it belongs to another site');
  });

  it('ACC-16 restores the dealer flag as true or false', () => {
    expect([true, false].map((flag) => parseDealerFlag(flag)._unsafeUnwrap())).toEqual([true, false]);
  });

  it('restores a pending report request, or that there was none', () => {
    const request = { id: 'form-1', vin: '1HGCM82693A000001', mileage: null };
    for (const left of [request, { ...request, mileage: 90_000 }, null]) {
      expect(parseReportRequest(json(left))._unsafeUnwrap()).toEqual(left);
    }
    expect(parseReportRequest({ ...request, mileage: '90000' }).isErr()).toBe(true);
  });

  it('drops invalid data with a reason and does not throw', () => {
    const site = parseSiteSettingsOf('test.vinport.example');
    for (const parse of [parseAccountState, parseDealerFlag, parseReportRequest, site]) {
      fc.assert(
        fc.property(fc.jsonValue(), (junk) => {
          fc.pre(typeof junk !== 'boolean' && junk !== null);
          expect(parse(junk)._unsafeUnwrapErr()).toMatch(/./);
        }),
      );
    }
  });
});
