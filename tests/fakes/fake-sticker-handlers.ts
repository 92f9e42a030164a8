import { HttpResponse, type RequestHandler } from 'msw';
import { documentFileCalls } from '#contract/document/file-calls.ts';
import { sampleSticker } from '#contract/document/sample-calls.ts';
import { buildCalls } from '#contract/sticker/build-calls.ts';
import { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { draftToWire, stickerToWire } from '#contract/sticker/wire-sticker.ts';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { StickerGateway, StickerGeneration } from '#ports/sticker-gateway.ts';
import { answering } from './answering.ts';
import { confirmRequestFromWire } from './confirm-request-from-wire.ts';
import { createFakeBuildLookUps } from './fake-build-look-ups.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakeStickerGateway } from './fake-sticker-gateway.ts';
import { answerOf, bearerOf, dataAnswerOf, pdfAnswerOf, wireError } from './fake-wire.ts';

/** Returns handlers for the calls of section 7, "Stickers". */
export function fakeStickerHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request): StickerGateway =>
    createFakeStickerGateway({ origin: fake, token: () => bearerOf(request) });
  const caller = (request: Request) => fake.people.byToken(bearerOf(request));

  const confirmed = (restricted: boolean) =>
    answering(origin, stickerCalls[restricted ? 'confirmRestricted' : 'confirm'], (fields, request) => {
      const sticker = caller(request).andThen((person) =>
        confirmRequestFromWire(fields, restricted).andThen((wanted) =>
          fake.stickers.confirm(person, wanted, request.headers.get('idempotency-key')),
        ),
      );
      return dataAnswerOf(sticker.map(stickerToWire));
    });

  return [
    answering(origin, stickerCalls.generate, async ({ vin, gen }, request) => {
      const generation = await of(request).generate({ vin, europe: false, regenerate: gen === 'regenerate' });
      return answerOf(generation.map(wireGeneration));
    }),
    answering(origin, stickerCalls.generateClassic, ({ vin }, request) => {
      const generation = caller(request).map((person) => fake.stickers.generate(person, vin, 'classic'));
      return answerOf(generation.map(wireGeneration));
    }),
    answering(origin, stickerCalls.generateByName, async (name, request) =>
      answerOf((await of(request).generateByName(name)).map(wireGeneration)),
    ),
    confirmed(false),
    confirmed(true),
    answering(origin, stickerCalls.read, async ({ id }, request) =>
      dataAnswerOf((await of(request).read(id)).map(stickerToWire)),
    ),
    answering(origin, stickerCalls.list, async (listing, request) => {
      const listed = await of(request).list(listing);
      return dataAnswerOf(listed.map(({ total, stickers }) => ({ total, stickers: stickers.map(stickerToWire) })));
    }),
    answering(origin, sampleSticker, async (_nothing, request) =>
      dataAnswerOf((await of(request).readSample()).map(stickerToWire)),
    ),
    answering(origin, documentFileCalls.printSampleSticker, async (_nothing, request) =>
      pdfAnswerOf(await of(request).readSamplePdf()),
    ),
    ...catalogHandlers(fake, origin),
  ].flat();
}

function catalogHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const stickers = createFakeStickerGateway({ origin: fake, token: () => null });
  const of = (request: Request) => createFakeBuildLookUps({ origin: fake, token: () => bearerOf(request) });

  return [
    answering(origin, buildCalls.years, async () => dataAnswerOf(await stickers.years())),
    answering(origin, buildCalls.makes, async ({ year }) => dataAnswerOf(await stickers.makes(year))),
    answering(origin, buildCalls.models, async (name) => dataAnswerOf(await stickers.models(name))),
    answering(origin, buildCalls.trims, async (name) => dataAnswerOf(await stickers.trims(name))),
    answering(origin, buildCalls.findBuilds, async ({ trim, vin, ...name }, request) =>
      dataAnswerOf(await of(request).findBuilds({ ...name, trim: trim || null })),
    ),
    answering(origin, buildCalls.findForumBuilds, async ({ trim, ...name }, request) =>
      dataAnswerOf(await of(request).findForumBuilds({ ...name, trim: trim || null })),
    ),
    answering(origin, buildCalls.autoloadBuilds, async ({ trim, ...name }, request) =>
      dataAnswerOf(await of(request).autoloadBuilds({ ...name, trim: trim || null })),
    ),
    answering(origin, buildCalls.findStyleBuilds, async ({ make, style, ...name }, request) => {
      const wanted = { ...name, make: make.replaceAll('_', ' '), style: style || null };
      return (await of(request).findStyleBuilds(wanted)).match(foundBuilds, statusError);
    }),
  ].flat();
}

function foundBuilds(builds: readonly VehicleBuild[]): Response {
  return HttpResponse.json({ status: 'success', data: builds });
}

/** A refusal of this call is a status in an OK response, because its status must be success (STK-10). */
function statusError(error: GatewayError): Response {
  return error.code === 'refused' ? HttpResponse.json({ status: 'error', message: error.message }) : wireError(error);
}

function wireGeneration(generation: StickerGeneration): object {
  switch (generation.status) {
    case 'success':
      return { status: 'success', data: stickerToWire(generation.sticker) };
    case 'no_prev_data': {
      return { status: generation.status, data: draftToWire(generation.draft) };
    }
    case 'error':
      return generation;
  }
}
