import { describe, expect, it } from 'vitest';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways for the privacy contract. */
export interface PrivacyGateways {
  readonly privacy: PrivacyGateway;
  readonly accounts: AccountGateway;
}

const FOURTEEN_DAYS_MS = 14 * 24 * 60 * 60 * 1_000;
const message = 'Please delete everything.';

/** Defines the contract tests of every privacy gateway. */
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
    it('records what a visitor allowed and refused', async () => {
      const { privacy } = (await openWorld()).visitor;
      const consent = { id: 'consent-1', decidedAt: 0, analytics: true, advertising: false };

      expect((await privacy.logConsent(consent)).isOk()).toBe(true);
      expect((await privacy.logConsent({ ...consent, id: 'consent-2', analytics: false })).isOk()).toBe(true);
    });

    it('ACC-11 reports each stage of a deletion, from the request to the erasure date', async () => {
      const { world, person, link } = await asked();
      expect((await (await world.signUp()).privacy.deletionState())._unsafeUnwrap()).toEqual({ state: 'none' });
      expect((await person.privacy.deletionState())._unsafeUnwrap()).toEqual({ state: 'waiting-for-confirmation' });

      const { eraseAt } = (await world.visitor.privacy.confirmDeletion(link))._unsafeUnwrap();

      expect((await person.privacy.deletionState())._unsafeUnwrap()).toEqual({ state: 'cooling-off', eraseAt });
    });

    it('ACC-11 allows fourteen days to call off a deletion, counted once', async () => {
      const { world, person, eraseAt, link } = await confirmed();
      world.advance(60_000);
      const { email } = person.credentials;
      (await world.visitor.accounts.requestDeletion({ email, message }))._unsafeUnwrap();
      const another = await world.mailedLink(email, 'confirm-deletion');

      expect((await world.visitor.privacy.confirmDeletion(another))._unsafeUnwrap()).toEqual({ eraseAt });
      expect((await world.visitor.privacy.confirmDeletion(link))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('ACC-11 calls off a deletion with the emailed link, which is valid once', async () => {
      const { world, person, cancelLink } = await confirmed();

      (await world.visitor.privacy.cancelDeletionByLink(cancelLink))._unsafeUnwrap();

      expect((await person.privacy.deletionState())._unsafeUnwrap()).toEqual({ state: 'none' });
      expect((await world.visitor.privacy.cancelDeletionByLink(cancelLink))._unsafeUnwrapErr()).toEqual({
        code: 'not-found',
        message: expect.stringMatching(/\w/),
      });
    });

    it('ACC-11 calls off a deletion when signed in, idempotently and without the link', async () => {
      const { world, person, cancelLink } = await confirmed();

      for (const _time of [1, 2]) expect((await person.privacy.cancelDeletion()).isOk()).toBe(true);

      expect((await person.privacy.deletionState())._unsafeUnwrap()).toEqual({ state: 'none' });
      expect((await world.visitor.privacy.cancelDeletionByLink(cancelLink))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('rejects a link for another purpose', async () => {
      const { world, cancelLink } = await confirmed();

      expect((await world.visitor.privacy.confirmDeletion(cancelLink))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('rejects a link to keep an account after the deadline', async () => {
      const { world, cancelLink } = await confirmed();
      world.advance(FOURTEEN_DAYS_MS);

      expect((await world.visitor.privacy.cancelDeletionByLink(cancelLink))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it("exports only the person's own data", async () => {
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
    ])('returns `signed-out` to a visitor: %s', async (_call, ask) => {
      const { visitor } = await openWorld();

      expect((await ask(visitor.privacy))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });
  });
}
