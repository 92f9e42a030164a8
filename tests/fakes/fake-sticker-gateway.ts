import { ok, type Result } from 'neverthrow';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import { createFakeBuildLookUps } from './fake-build-look-ups.ts';
import { type FakeCaller, fakeCall } from './fake-call.ts';
import { namesIn } from './fake-catalogue.ts';
import { fakePdf } from './fake-pdf.ts';

/** Creates the sticker gateway of a fake origin. */
export function createFakeStickerGateway({ origin, token }: FakeCaller): StickerGateway {
  const { people, stickers, catalogue } = origin;
  const caller = () => people.byToken(token());
  return {
    ...createFakeBuildLookUps({ origin, token }),
    years: (options) => fakeCall(options, () => once(namesIn(catalogue).map(({ year }) => year))),
    makes: (year, options) => fakeCall(options, () => once(namesIn(catalogue, { year }).map(({ make }) => make))),
    models: (name, options) => fakeCall(options, () => once(namesIn(catalogue, name).map(({ model }) => model))),
    trims: (name, options) => fakeCall(options, () => once(namesIn(catalogue, name).flatMap(({ trims }) => trims))),
    generate: ({ vin, regenerate }, options) =>
      fakeCall(options, () => caller().map((person) => stickers.generate(person, vin, 'standard', regenerate))),
    generateClassic: ({ vin }, options) =>
      fakeCall(options, () => caller().map((person) => stickers.generate(person, vin, 'classic'))),
    confirm: (request, options) =>
      fakeCall(options, () => caller().andThen((person) => stickers.confirm(person, request, options?.idempotencyKey))),
    read: (id, options) => fakeCall(options, () => caller().andThen((person) => stickers.read(person, id))),
    readPdf: (id, options) =>
      fakeCall(options, () =>
        caller()
          .andThen((person) => stickers.read(person, id))
          .map(fakePdf),
      ),
    list: (listing, options) => fakeCall(options, () => caller().map((person) => stickers.list(person, listing))),
    readSample: (options) => fakeCall(options, () => stickers.sample()),
    readSamplePdf: (options) => fakeCall(options, () => stickers.sample().map(fakePdf)),
  };
}

function once<Value>(values: readonly Value[]): Result<readonly Value[], never> {
  return ok([...new Set(values)]);
}
