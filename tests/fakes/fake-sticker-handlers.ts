import { HttpResponse, http, type RequestHandler } from 'msw';
import { documentFileCalls } from '#contract/document/file-calls.ts';
import { sampleSticker } from '#contract/document/sample-calls.ts';
import { buildCalls } from '#contract/sticker/build-calls.ts';
import { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { draftToWire, stickerToWire } from '#contract/sticker/wire-sticker.ts';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { StickerGateway, StickerGeneration } from '#ports/sticker-gateway.ts';
import { confirmRequestFromWire } from './confirm-request-from-wire.ts';
import { createFakeBuildLookUps } from './fake-build-look-ups.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakeStickerGateway } from './fake-sticker-gateway.ts';
import {
  answerOf,
  bearerOf,
  dataAnswerOf,
  multipartOf,
  pdfAnswerOf,
  queryOf,
  type WireFields,
  wireError,
} from './fake-wire.ts';

/** Returns handlers for the calls of section 7, "Stickers". */
export function fakeStickerHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request): StickerGateway =>
    createFakeStickerGateway({ origin: fake, token: () => bearerOf(request) });
  const caller = (request: Request) => fake.people.byToken(bearerOf(request));

  return [
    http.post(`${origin}${stickerCalls.generate.path}`, async ({ request }) => {
      const { vin = '', gen } = await multipartOf(request);
      const generation = await of(request).generate({ vin, europe: false, regenerate: gen === 'regenerate' });
      return answerOf(generation.map(wireGeneration));
    }),
    http.post(`${origin}${stickerCalls.generateClassic.path}`, async ({ request }) => {
      const { vin = '', classictype } = await multipartOf(request);
      if (classictype !== 'manual') return wireError({ code: 'refused', message: 'classictype', fields: {} });
      const generation = caller(request).map((person) => fake.stickers.generate(person, vin, 'classic'));
      return answerOf(generation.map(wireGeneration));
    }),
    http.post(`${origin}${stickerCalls.generateByName.path}`, async ({ request }) => {
      const { year = '', make = '', model = '' } = await multipartOf(request);
      const generation = await of(request).generateByName({ year: Number(year), make, model });
      return answerOf(generation.map(wireGeneration));
    }),
    ...nameHandlers(fake, origin),
    ...lookUpHandlers(fake, origin),
    ...[false, true].map((restricted) =>
      http.post(`${origin}${stickerCalls[restricted ? 'confirmRestricted' : 'confirm'].path}`, async ({ request }) => {
        const fields = await multipartOf(request);
        const sticker = caller(request).andThen((person) =>
          confirmRequestFromWire(fields, restricted).andThen((wanted) =>
            fake.stickers.confirm(person, wanted, request.headers.get('idempotency-key')),
          ),
        );
        return dataAnswerOf(sticker.map(stickerToWire));
      }),
    ),
    http.get(`${origin}${stickerCalls.read.path}`, async ({ request }) =>
      dataAnswerOf((await of(request).read(queryOf(request, 'id'))).map(stickerToWire)),
    ),
    http.get(`${origin}${stickerCalls.list.path}`, async ({ request }) => {
      const listing = { vin: queryOf(request, 'vin'), page: Number(queryOf(request, 'page')) };
      const listed = await of(request).list(listing);
      return dataAnswerOf(listed.map(({ total, stickers }) => ({ total, stickers: stickers.map(stickerToWire) })));
    }),
    http.get(`${origin}${sampleSticker.path}`, async ({ request }) =>
      dataAnswerOf((await of(request).readSample()).map(stickerToWire)),
    ),
    http.get(`${origin}${documentFileCalls.printSampleSticker.path}`, async ({ request }) =>
      pdfAnswerOf(await of(request).readSamplePdf()),
    ),
  ];
}

function nameHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const stickers = createFakeStickerGateway({ origin: fake, token: () => null });
  const nameIn = (request: Request) => ({
    year: Number(queryOf(request, 'year')),
    make: queryOf(request, 'make'),
    model: queryOf(request, 'model'),
  });

  return [
    http.get(`${origin}${buildCalls.years.path}`, async () => dataAnswerOf(await stickers.years())),
    http.get(`${origin}${buildCalls.makes.path}`, async ({ request }) =>
      dataAnswerOf(await stickers.makes(nameIn(request).year)),
    ),
    http.get(`${origin}${buildCalls.models.path}`, async ({ request }) => {
      const { year, make } = nameIn(request);
      return dataAnswerOf(await stickers.models({ year, make }));
    }),
    http.get(`${origin}${buildCalls.trims.path}`, async ({ request }) =>
      dataAnswerOf(await stickers.trims(nameIn(request))),
    ),
  ];
}

function lookUpHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request) => createFakeBuildLookUps({ origin: fake, token: () => bearerOf(request) });
  const nameIn = ({ year = '', make = '', model = '' }: WireFields) => ({
    year: year === '' ? null : Number(year),
    make,
    model,
  });

  return [
    http.post(`${origin}${buildCalls.findBuilds.path}`, async ({ request }) => {
      const fields = await multipartOf(request);
      return dataAnswerOf(await of(request).findBuilds({ ...nameIn(fields), trim: fields.trim || null }));
    }),
    http.post(`${origin}${buildCalls.findForumBuilds.path}`, async ({ request }) => {
      const { vin = '', ...fields } = await multipartOf(request);
      return dataAnswerOf(await of(request).findForumBuilds({ vin, ...nameIn(fields), trim: fields.trim || null }));
    }),
    http.post(`${origin}${buildCalls.autoloadBuilds.path}`, async ({ request }) => {
      const { vin = '', ...fields } = await multipartOf(request);
      return dataAnswerOf(await of(request).autoloadBuilds({ vin, ...nameIn(fields), trim: fields.trim || null }));
    }),
    http.post(`${origin}${buildCalls.findStyleBuilds.path}`, async ({ request }) => {
      const fields = await multipartOf(request);
      const { make, ...name } = nameIn(fields);
      const wanted = { ...name, make: make.replaceAll('_', ' '), style: fields.style || null };
      return (await of(request).findStyleBuilds(wanted)).match(foundBuilds, statusError);
    }),
  ];
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
