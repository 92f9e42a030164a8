import { describe, expect, it } from 'vitest';
import { bareProfile } from '#core/account/user-profile.ts';
import { NO_SUBSCRIPTIONS } from '#core/billing/subscriptions.ts';
import type { OpenGatewayWorld } from './gateway-world.ts';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;

/** Defines the contract tests of every account gateway. */
export function accountGatewayContract(name: string, openWorld: OpenGatewayWorld): void {
  describe(`account gateway: ${name}`, () => {
    it('ACC-01 CRD-01 returns the signed-in person with their credits', async () => {
      const world = await openWorld();
      const { credentials } = await world.signUp({ vhr: 3, sticker: 2, global: 1 });

      const account = (await world.visitor.accounts.logIn(credentials))._unsafeUnwrap();

      expect(account).toEqual({
        token: expect.stringMatching(/^\S+$/),
        user: {
          ...bareProfile({
            id: expect.stringMatching(/./),
            email: credentials.email,
            first: expect.any(String),
            last: expect.any(String),
            kind: 'user',
          }),
          // `null` if the origin stores no tax IDs.
          taxId: expect.toSatisfy((taxId) => taxId === '' || taxId === null),
        },
        credits: { vhr: 3, sticker: 2, global: 1 },
        subscriptions: NO_SUBSCRIPTIONS,
      });
    });

    it('accepts an email address in any case', async () => {
      const world = await openWorld();
      const { email, password } = (await world.signUp()).credentials;

      const account = await world.visitor.accounts.logIn({ email: email.toUpperCase(), password });

      expect(account._unsafeUnwrap().user.email).toBe(email);
    });

    it('compares a password exactly', async () => {
      const world = await openWorld();
      const { email, password } = (await world.signUp()).credentials;

      for (const wrong of [password.toUpperCase(), ` ${password}`, `${password} `, password.slice(0, -1)]) {
        const account = await world.visitor.accounts.logIn({ email, password: wrong });
        expect(account._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
      }
    });

    it('responds the same to an unknown address and a wrong password', async () => {
      const world = await openWorld();
      const { email, password } = (await world.signUp()).credentials;

      const wrongPassword = await world.visitor.accounts.logIn({ email, password: 'wrong' });
      const unknownAddress = await world.visitor.accounts.logIn({ email: 'nobody@people.example', password });

      expect(wrongPassword._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
      expect(unknownAddress._unsafeUnwrapErr()).toEqual(wrongPassword._unsafeUnwrapErr());
    });

    it('allows a person to be signed in twice, with two valid tokens', async () => {
      const world = await openWorld();
      const { credentials, stickers: first } = await world.signUp();
      const { stickers: second } = await world.signIn(credentials);

      const tokens = await Promise.all([1, 2].map(() => world.visitor.accounts.logIn(credentials)));

      expect(new Set(tokens.map((account) => account._unsafeUnwrap().token)).size).toBe(2);
      for (const stickers of [first, second]) {
        expect((await stickers.read('no-such-sticker'))._unsafeUnwrapErr().code).toBe('not-found');
      }
    });

    it('expires only sign-ins unused for thirty days', async () => {
      const world = await openWorld();
      const [idle, busy] = [await world.signUp(), await world.signUp()];

      world.advance(THIRTY_DAYS_MS / 2);
      await busy.stickers.read('no-such-sticker');
      world.advance(THIRTY_DAYS_MS / 2);

      expect((await idle.stickers.read('no-such-sticker'))._unsafeUnwrapErr().code).toBe('signed-out');
      expect((await busy.stickers.read('no-such-sticker'))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('returns `cancelled` after an abort', async () => {
      const world = await openWorld();
      const { credentials } = await world.signUp();
      const visit = new AbortController();

      const account = world.visitor.accounts.logIn(credentials, { signal: visit.signal });
      visit.abort();

      expect((await account)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    });
  });
}
