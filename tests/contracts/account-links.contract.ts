import { describe, expect, it } from 'vitest';
import { profileDetails } from '#core/account/user-profile.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways for the contract of emailed links and pictures. */
export interface LinkedAccounts {
  readonly accounts: AccountGateway;
}

const HALF_AN_HOUR_MS = 30 * 60 * 1_000;
const SIX_DAYS_MS = 6 * 24 * 60 * 60 * 1_000;
const NEW_PASSWORD = 'another Horse 8';
/** A one-pixel picture. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Defines the contract tests of every account gateway for emailed links, pictures, and sign-ins on other devices. */
export function accountLinksContract(name: string, openWorld: () => Promise<WorldOf<LinkedAccounts>>): void {
  describe(`account gateway, links and pictures: ${name}`, () => {
    it('ACC-05 sets a new password with the emailed link once, and ends all other sign-ins', async () => {
      const world = await openWorld();
      const { accounts, credentials } = await world.signUp();
      (await world.visitor.accounts.resetPassword(credentials.email))._unsafeUnwrap();
      const linkToken = await world.mailedLink(credentials.email, 'set-password');
      const reset = { linkToken, newPassword: NEW_PASSWORD };

      const account = (await world.visitor.accounts.confirmPasswordReset(reset))._unsafeUnwrap();

      expect(account).toMatchObject({ user: { email: credentials.email }, token: expect.stringMatching(/^\S+$/) });
      expect((await accounts.current())._unsafeUnwrapErr().code).toBe('signed-out');
      const signIns = [credentials, { ...credentials, password: NEW_PASSWORD }].map((words) =>
        world.visitor.accounts.logIn(words),
      );
      expect((await Promise.all(signIns)).map((signedIn) => signedIn.isOk())).toEqual([false, true]);
      expect((await world.visitor.accounts.confirmPasswordReset(reset))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('ACC-05 rejects an expired link and one for another purpose', async () => {
      const world = await openWorld();
      const { credentials } = await world.signUp();
      (await world.visitor.accounts.resetPassword(credentials.email))._unsafeUnwrap();
      const linkToken = await world.mailedLink(credentials.email, 'set-password');

      expect((await world.visitor.accounts.confirmEmail(linkToken))._unsafeUnwrapErr().code).toBe('not-found');
      world.advance(HALF_AN_HOUR_MS);

      const late = await world.visitor.accounts.confirmPasswordReset({ linkToken, newPassword: NEW_PASSWORD });
      expect(late._unsafeUnwrapErr()).toEqual({ code: 'not-found', message: expect.stringMatching(/\w/) });
    });

    it('ACC-05 reports a weak password and leaves the link valid', async () => {
      const world = await openWorld();
      const { credentials } = await world.signUp();
      (await world.visitor.accounts.resetPassword(credentials.email))._unsafeUnwrap();
      const linkToken = await world.mailedLink(credentials.email, 'set-password');

      const weak = await world.visitor.accounts.confirmPasswordReset({ linkToken, newPassword: 'short' });

      expect(weak._unsafeUnwrapErr()).toMatchObject({ code: 'refused', fields: { new_pass: expect.any(String) } });
      const strong = await world.visitor.accounts.confirmPasswordReset({ linkToken, newPassword: NEW_PASSWORD });
      expect(strong.isOk()).toBe(true);
    });

    it('ACC-07 replaces the email address only after the new one is confirmed', async () => {
      const world = await openWorld();
      const { accounts, credentials } = await world.signUp();
      const email = `new-${credentials.email}`;
      const { user } = (await accounts.current())._unsafeUnwrap();

      (await accounts.confirmPassword(credentials.password))._unsafeUnwrap();
      const update = (await accounts.updateProfile({ ...profileDetails(user), email }))._unsafeUnwrap();
      expect(update).toEqual({ unconfirmedEmail: email });
      expect((await accounts.current())._unsafeUnwrap().user.email).toBe(credentials.email);
      const link = await world.mailedLink(email, 'confirm-email');
      (await world.visitor.accounts.confirmEmail(link))._unsafeUnwrap();

      expect((await accounts.current())._unsafeUnwrap().user.email).toBe(email);
      expect((await world.visitor.accounts.confirmEmail(link))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('SEC-07 DEL-06 emails a link that creates the account and confirms its address once', async () => {
      const world = await openWorld();
      const { credentials } = await world.signUp();
      const email = `registered-${credentials.email}`;
      const words = { email, password: credentials.password };
      (await world.visitor.accounts.register({ ...words, phone: '', first: 'Ada', last: 'Byron' }))._unsafeUnwrap();
      const link = await world.mailedLink(email, 'confirm-email');
      world.advance(SIX_DAYS_MS);
      expect((await world.visitor.accounts.logIn(words))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });

      (await world.visitor.accounts.confirmEmail(link))._unsafeUnwrap();

      expect((await world.visitor.accounts.logIn(words))._unsafeUnwrap()).toMatchObject({
        user: { email, first: 'Ada', kind: 'user' },
        credits: { vhr: 0, sticker: 0, global: 0 },
      });
      expect((await world.visitor.accounts.confirmEmail(link))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('ACC-19 revokes all tokens of the person only', async () => {
      const world = await openWorld();
      const [{ accounts, credentials }, other] = [await world.signUp(), await world.signUp()];
      const { token } = (await world.visitor.accounts.logIn(credentials))._unsafeUnwrap();
      const onAnotherDevice = world.gatewaysOf(token).accounts;
      expect((await onAnotherDevice.current()).isOk()).toBe(true);

      (await accounts.logOutEverywhere())._unsafeUnwrap();

      for (const signedIn of [accounts, onAnotherDevice]) {
        expect((await signedIn.current())._unsafeUnwrapErr().code).toBe('signed-out');
      }
      expect((await other.accounts.current()).isOk()).toBe(true);
      expect((await world.visitor.accounts.logOutEverywhere())._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });

    it('ACC-16 ACC-17 stores a picture, returns its URL, and serves it with its media type', async () => {
      const world = await openWorld();
      const { accounts } = await world.signUp();
      expect((await accounts.readProfileImage())._unsafeUnwrapErr().code).toBe('not-found');

      const path = (await accounts.writeProfileImage(PIXEL))._unsafeUnwrap();

      expect((await accounts.current())._unsafeUnwrap().user.profileImage).toBe(path);
      const { bytes, mediaType } = (await accounts.readProfileImage())._unsafeUnwrap();
      expect([mediaType, btoa(String.fromCharCode(...bytes))]).toEqual(['image/png', PIXEL]);
    });

    it('ACC-17 rejects a file that is not a picture', async () => {
      const world = await openWorld();
      const { accounts } = await world.signUp();

      const script = await accounts.writeProfileImage(btoa('<svg onload="alert(1)">'));

      expect(script._unsafeUnwrapErr()).toMatchObject({ code: 'refused', fields: { data: expect.any(String) } });
      expect((await world.visitor.accounts.writeProfileImage(PIXEL))._unsafeUnwrapErr()).toEqual({
        code: 'signed-out',
      });
      expect((await world.visitor.accounts.readProfileImage())._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });
  });
}
