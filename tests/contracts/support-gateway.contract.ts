import { describe, expect, it } from 'vitest';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { SupportGateway } from '#ports/support-gateway.ts';
import { aSupportTicket } from '../builders/a-support-ticket.ts';
import { KNOWN_VINS, type SignInWords } from './gateway-world.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways for the contract of support. */
export interface SupportGateways {
  readonly support: SupportGateway;
  readonly accounts: AccountGateway;
}

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;

/** Defines the contract tests of every support gateway. */
export function supportGatewayContract(name: string, openWorld: () => Promise<WorldOf<SupportGateways>>): void {
  describe(`support gateway: ${name}`, () => {
    it.each([
      ['vhr', { vhr: 1, sticker: 0, global: 0 }],
      ['sticker', { vhr: 0, sticker: 1, global: 0 }],
    ] as const)('FBK-15 opens a ticket and grants a credit of the given kind: %s', async (creditType, credits) => {
      const person = await customerOf(await openWorld());

      const answer = await person.support.createTicket(aSupportTicket({ creditType }));

      expect(answer._unsafeUnwrap()).toMatchObject({ status: 'success', creditGranted: true });
      expect(await creditsOf(person)).toEqual(credits);
    });

    it('FBK-15 opens a ticket without name, rating and kind of credit', async () => {
      const { support } = await (await openWorld()).signUp();

      const answer = await support.createTicket(aSupportTicket({ name: '', satisfaction: null, creditType: null }));

      expect(answer._unsafeUnwrap()).toMatchObject({ status: 'success', creditGranted: false });
    });

    it('DEL-06 opens the ticket of an account that has not paid, and grants no credit', async () => {
      const person = await (await openWorld()).signUp();

      const answer = await person.support.createTicket(aSupportTicket());

      expect(answer._unsafeUnwrap()).toMatchObject({ status: 'success', creditGranted: false });
      expect(await creditsOf(person)).toMatchObject({ sticker: 0 });
    });

    it('DEL-06 grants no credit for a vehicle that the customer neither paid for nor tried', async () => {
      const world = await openWorld();
      const person = await world.signUp();
      await world.makeCustomer(person.credentials.email, [KNOWN_VINS.another]);

      const answer = await person.support.createTicket(aSupportTicket());

      expect(answer._unsafeUnwrap()).toMatchObject({ status: 'success', creditGranted: false });
    });

    it('grants one credit per VIN, and accepts further tickets about it', async () => {
      const person = await customerOf(await openWorld());

      await person.support.createTicket(aSupportTicket());
      const again = await person.support.createTicket(aSupportTicket({ message: 'Still missing.' }));

      expect(again._unsafeUnwrap()).toMatchObject({ status: 'success', creditGranted: false });
      expect(await creditsOf(person)).toMatchObject({ sticker: 1 });
    });

    it('grants at most two credits in thirty days', async () => {
      const person = await customerOf(await openWorld());
      for (const vin of [KNOWN_VINS.withBuilds, KNOWN_VINS.another, KNOWN_VINS.european]) {
        await person.support.createTicket(aSupportTicket({ vin }));
      }
      expect(await creditsOf(person)).toMatchObject({ sticker: 2 });
    });

    it('grants another credit after thirty days', async () => {
      const world = await openWorld();
      const person = await customerOf(world);
      await person.support.createTicket(aSupportTicket({ vin: KNOWN_VINS.withBuilds }));
      await person.support.createTicket(aSupportTicket({ vin: KNOWN_VINS.another }));
      // A token in use stays valid, because each call extends it.
      world.advance(THIRTY_DAYS_MS - 1);
      await person.support.createTicket(aSupportTicket({ vin: KNOWN_VINS.withBuilds }));
      world.advance(1);

      await person.support.createTicket(aSupportTicket({ vin: KNOWN_VINS.european }));

      expect(await creditsOf(person)).toMatchObject({ sticker: 3 });
    });

    it('FBK-12 reports the errors in a refused ticket', async () => {
      const { support } = await (await openWorld()).signUp();

      const answer = await support.createTicket(aSupportTicket({ email: 'nobody' }));

      const message = answer.match(
        (answer) => (answer.status === 'error' ? answer.message : null),
        (error) => ('message' in error ? error.message : null),
      );
      expect(message).toMatch(/\w/);
    });

    it('FBK-13 returns `signed-out` to a visitor', async () => {
      const { support } = (await openWorld()).visitor;

      expect((await support.createTicket(aSupportTicket()))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });

    it('accepts a contact message from anyone, with or without a name', async () => {
      const { support } = (await openWorld()).visitor;
      const mail = { name: 'Ada', email: 'ada@people.example', message: 'Do you know Renaults?' };

      expect((await support.sendContactMail(mail))._unsafeUnwrap()).toMatchObject({ status: 'success' });
      expect((await support.sendContactMail({ ...mail, name: '' }))._unsafeUnwrap()).toMatchObject({
        status: 'success',
      });
    });

    it('FBK-12 reports the errors in a contact message without a valid reply address', async () => {
      const { support } = (await openWorld()).visitor;

      const answer = await support.sendContactMail({ name: '', email: 'nobody', message: 'Hello?' });

      expect(answer._unsafeUnwrap()).toEqual({ status: 'error', message: expect.stringMatching(/\w/) });
    });

    it("SHELL-01 stores a person's chat messages for that person only", async () => {
      const world = await openWorld();
      const [person, other] = [await world.signUp(), await world.signUp()];
      expect((await person.support.readChat())._unsafeUnwrap()).toEqual({ ticketNumber: null, messages: [] });

      await person.support.sendChatMessage('Do you know Renaults?');
      world.advance(1_000);
      const talk = (await person.support.sendChatMessage('And Simcas?'))._unsafeUnwrap();

      expect(talk.ticketNumber).toMatch(/^VT-/);
      expect(talk.messages.map(({ from, text }) => [from, text])).toEqual([
        ['visitor', 'Do you know Renaults?'],
        ['visitor', 'And Simcas?'],
      ]);
      expect(new Set(talk.messages.map(({ id }) => id)).size).toBe(2);
      expect((await person.support.readChat())._unsafeUnwrap()).toEqual(talk);
      expect((await other.support.readChat())._unsafeUnwrap().messages).toEqual([]);
    });

    it('SHELL-01 returns `signed-out` to a visitor in the chat', async () => {
      const { support } = (await openWorld()).visitor;

      expect((await support.readChat())._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
      expect((await support.sendChatMessage('Hello?'))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });

    it('returns `cancelled` after an abort', async () => {
      const { support } = await (await openWorld()).signUp();
      const visit = new AbortController();

      const sent = support.createTicket(aSupportTicket(), { signal: visit.signal });
      visit.abort();

      expect((await sent)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    });
  });
}

async function customerOf(world: WorldOf<SupportGateways>) {
  const person = await world.signUp();
  const vins = [KNOWN_VINS.withBuilds, KNOWN_VINS.another, KNOWN_VINS.european];
  await world.makeCustomer(person.credentials.email, vins);
  return person;
}

async function creditsOf({
  accounts,
  credentials,
}: {
  readonly accounts: AccountGateway;
  readonly credentials: SignInWords;
}) {
  return (await accounts.logIn(credentials))._unsafeUnwrap().credits;
}
