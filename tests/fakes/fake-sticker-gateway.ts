import type { StickerGateway } from '../../src/ports/sticker-gateway.ts';
import { createFakeBuildLookUps } from './fake-build-look-ups.ts';
import { type FakeCaller, fakeCall } from './fake-call.ts';
import { fakePdf } from './fake-pdf.ts';

/** Makes the sticker gateway of a fake origin. */
export function createFakeStickerGateway({ origin, token }: FakeCaller): StickerGateway {
  const { people, stickers } = origin;
  const caller = () => people.byToken(token());
  return {
    ...createFakeBuildLookUps({ origin, token }),
    generate: ({ vin, regenerate }, options) =>
      fakeCall(options, () => caller().map((person) => stickers.generate(person, vin, 'standard', regenerate))),
    generateClassic: ({ vin }, options) =>
      fakeCall(options, () => caller().map((person) => stickers.generate(person, vin, 'classic'))),
    confirm: (request, options) =>
      fakeCall(options, () => caller().andThen((person) => stickers.confirm(person, request, options?.wish))),
    read: (id, options) => fakeCall(options, () => caller().andThen((person) => stickers.read(person, id))),
    readPdf: (id, options) =>
      fakeCall(options, () =>
        caller()
          .andThen((person) => stickers.read(person, id))
          .map(fakePdf),
      ),
  };
}
