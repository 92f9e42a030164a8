import { describe, expect, it } from 'vitest';
import { aConfirmStickerRequest } from '../builders/a-confirm-sticker-request.ts';
import { type Gateways, KNOWN_VINS, type OpenGatewayWorld } from './gateway-world.ts';
import { stickerConfirmationContract } from './sticker-confirmation.contract.ts';
import { stickerGenerationContract } from './sticker-generation.contract.ts';
import { classicRequest, make, stickerRequest } from './sticker-steps.ts';

/** Defines the contract tests of every sticker gateway. */
export function stickerGatewayContract(name: string, openWorld: OpenGatewayWorld): void {
  describe(`sticker gateway: ${name}`, () => {
    stickerGenerationContract(openWorld);
    stickerConfirmationContract(openWorld);

    describe('reading', () => {
      it('returns a stored sticker unchanged, including its time', async () => {
        const world = await openWorld();
        const { stickers } = await world.signUp({ sticker: 1 });
        const sticker = await make(stickers);
        world.advance(60_000);

        expect((await stickers.read(sticker.id))._unsafeUnwrap()).toEqual(sticker);
      });

      it('returns it as a PDF', async () => {
        const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
        const { id } = await make(stickers);

        const file = (await stickers.readPdf(id))._unsafeUnwrap();

        expect(new TextDecoder().decode(file.subarray(0, 5))).toBe('%PDF-');
      });

      it('does not reveal a sticker to another person', async () => {
        const world = await openWorld();
        const [owner, other] = [await world.signUp({ sticker: 1 }), await world.signUp()];
        const { id } = await make(owner.stickers);

        const others = (await other.stickers.read(id))._unsafeUnwrapErr();

        expect(others.code).toBe('not-found');
        expect(others).toEqual((await other.stickers.read('no-such-sticker'))._unsafeUnwrapErr());
        expect((await other.stickers.readPdf(id))._unsafeUnwrapErr().code).toBe('not-found');
      });
    });

    it.each(Object.entries(CALLS))('STK-18 returns `signed-out` to a visitor: %s', async (_which, call) => {
      const { visitor } = await openWorld();

      expect(await call(visitor)).toEqual({ code: 'signed-out' });
    });
  });
}

const CALLS = {
  generate: async ({ stickers }) => (await stickers.generate(stickerRequest(KNOWN_VINS.withBuilds)))._unsafeUnwrapErr(),
  generateClassic: async ({ stickers }) =>
    (await stickers.generateClassic(classicRequest(KNOWN_VINS.classic)))._unsafeUnwrapErr(),
  confirm: async ({ stickers }) => (await stickers.confirm(aConfirmStickerRequest()))._unsafeUnwrapErr(),
  read: async ({ stickers }) => (await stickers.read('sticker-1'))._unsafeUnwrapErr(),
  readPdf: async ({ stickers }) => (await stickers.readPdf('sticker-1'))._unsafeUnwrapErr(),
} satisfies Record<string, (gateways: Gateways) => Promise<unknown>>;
