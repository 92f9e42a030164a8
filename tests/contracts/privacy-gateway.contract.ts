import { describe, expect, it } from 'vitest';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways that the contract of privacy needs. */
export interface PrivacyGateways {
  readonly privacy: PrivacyGateway;
  readonly accounts: AccountGateway;
}

const FOURTEEN_DAYS_MS = 14 * 24 * 60 * 60 * 1_000;
const message = 'Please delete everything.';

/** What every privacy gateway has to do, whatever is behind it. */
export function privacyGatewayContract(name: string, openWorld: () => Promise<WorldOf<PrivacyGateways>>): void {
  async function asked() {
    const world = await openWorld();
    const person = await world.signUp();
    const { email } = person.credentials;
    (await world.visitor.accounts.requestDeletion({ email, message }))._unsafeUnwrap();
    return { world, person, email, link: await world.mailedLink(email, 'confirm-deletion') };
  }

  async function confirmed() {
    const { world, person, email, link } = await asked();
    const { eraseAt } = (await world.visitor.privacy.confirmDeletion(link))._unsafeUnwrap();
    return { world, person, link, eraseAt, cancelLink: await world.mailedLink(email, 'cancel-deletion') };
  }

  describe(`privacy gateway: ${name}`, () => {
    it('writes down what a visitor allowed, and what they refused', async () => {
      const { privacy } = (await openWorld()).visitor;
      const consent = { id: 'consent-1', decidedAt: 0, analytics: true, advertising: false };

      expect((await privacy.logConsent(consent)).isOk()).toBe(true);
      expect((await privacy.logConsent({ ...consent, id: 'consent-2', analytics: false })).isOk()).toBe(true);
    });

    it('ACC-11 tells how far a deletion has come, from the wish to the time when the account is erased', async () => {
      const { world, person, link } = await asked();
      expect((await (await world.signUp()).privacy.deletionState())._unsafeUnwrap()).toEqual({ state: 'none' });
      expect((await person.privacy.deletionState())._unsafeUnwrap()).toEqual({ state: 'waiting-for-confirmation' });

      const { eraseAt } = (await world.visitor.privacy.confirmDeletion(link))._unsafeUnwrap();

      expect((await person.privacy.deletionState())._unsafeUnwrap()).toEqual({ state: 'cooling-off', eraseAt });
    });

    it('ACC-11 leaves fourteen days to think a deletion over, counted once', async () => {
      const { world, person, eraseAt, link } = await confirmed();
      world.advance(60_000);
      const { email } = person.credentials;
      (await world.visitor.accounts.requestDeletion({ email, message }))._unsafeUnwrap();
      const another = await world.mailedLink(email, 'confirm-deletion');

      expect((await world.visitor.privacy.confirmDeletion(another))._unsafeUnwrap()).toEqual({ eraseAt });
      expect((await world.visitor.privacy.confirmDeletion(link))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('ACC-11 keeps an account by the mailed link, which can be used once', async () => {
      const { world, person, cancelLink } = await confirmed();

      (await world.visitor.privacy.cancelDeletionByLink(cancelLink))._unsafeUnwrap();

      expect((await person.privacy.deletionState())._unsafeUnwrap()).toEqual({ state: 'none' });
      expect((await world.visitor.privacy.cancelDeletionByLink(cancelLink))._unsafeUnwrapErr()).toEqual({
        code: 'not-found',
        message: expect.stringMatching(/\w/),
      });
    });

    it('ACC-11 keeps the account of who is signed in, twice like once, and no longer needs the link', async () => {
      const { world, person, cancelLink } = await confirmed();

      for (const _time of [1, 2]) expect((await person.privacy.cancelDeletion()).isOk()).toBe(true);

      expect((await person.privacy.deletionState())._unsafeUnwrap()).toEqual({ state: 'none' });
      expect((await world.visitor.privacy.cancelDeletionByLink(cancelLink))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('takes no link for another', async () => {
      const { world, cancelLink } = await confirmed();

      expect((await world.visitor.privacy.confirmDeletion(cancelLink))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('takes no link to keep an account when its time is over', async () => {
      const { world, cancelLink } = await confirmed();
      world.advance(FOURTEEN_DAYS_MS);

      expect((await world.visitor.privacy.cancelDeletionByLink(cancelLink))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('hands out what is kept of a person, and of nobody else', async () => {
      const world = await openWorld();
      const [one, other] = [await world.signUp({ vhr: 2 }), await world.signUp()];

      const data = (await one.privacy.exportPersonalData())._unsafeUnwrap();

      expect(data.sections.account).toMatchObject([{ email: one.credentials.email }]);
      expect(data.sections.credits).toMatchObject([{ kind: 'vhr', delta: 2 }]);
      expect(data.exportedAt).toBeGreaterThan(0);
      expect(JSON.stringify(data)).not.toContain(other.credentials.email);
    });

    it.each<[string, (privacy: PrivacyGateway) => ReturnType<PrivacyGateway['cancelDeletion' | 'deletionState']>]>([
      ['cancelDeletion', (privacy) => privacy.cancelDeletion()],
      ['deletionState', (privacy) => privacy.deletionState()],
      ['exportPersonalData', (privacy) => privacy.exportPersonalData().map(() => undefined)],
    ])('answers `signed-out` to a visitor: %s', async (_call, ask) => {
      const { visitor } = await openWorld();

      expect((await ask(visitor.privacy))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });
  });
}
