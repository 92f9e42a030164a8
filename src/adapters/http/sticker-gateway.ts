import { documentFileCalls } from '#contract/document/file-calls.ts';
import { sampleSticker } from '#contract/document/sample-calls.ts';
import { buildCalls } from '#contract/sticker/build-calls.ts';
import { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { STICKERS_ON_A_PAGE } from '#core/sticker/sticker-page.ts';
import type { ConfirmStickerRequest, FindBuildsRequest, StickerGateway } from '#ports/sticker-gateway.ts';
import { base64OfJson } from './base64-of-json.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Creates the gateway that requests window stickers from the origin.
 *
 * Source: specification, section 7, "Stickers" (STK-03, STK-05, STK-08 to STK-16, STK-18).
 *
 * @example
 * const stickers = await createHttpStickerGateway(http).list({ page: 1, vin: '' });
 */
export function createHttpStickerGateway(http: HttpClient): StickerGateway {
  return {
    years: (options) => http.call(buildCalls.years, {}, options),
    makes: (year, options) => http.call(buildCalls.makes, { year }, options),
    models: ({ year, make }, options) => http.call(buildCalls.models, { year, make }, options),
    trims: ({ year, make, model }, options) => http.call(buildCalls.trims, { year, make, model }, options),
    generate: ({ vin, europe, regenerate }, options) =>
      http.call(
        stickerCalls.generate,
        { vin, europe: europe ? 'yes' : undefined, gen: regenerate ? 'regenerate' : undefined },
        options,
      ),
    generateClassic: ({ vin, year, make, model, series }, options) =>
      http.call(
        stickerCalls.generateClassic,
        {
          year: year ?? '',
          make: make ?? '',
          model: model ?? '',
          series: series ?? '',
          vin,
          classictype: 'manual',
        },
        options,
      ),
    generateByName: ({ year, make, model }, options) =>
      http.call(stickerCalls.generateByName, { year, make, model: model.trim() === '' ? undefined : model }, options),
    findBuilds: (request, options) => http.call(buildCalls.findBuilds, trimFields(request), options),
    findStyleBuilds: ({ year, make, model, style }, options) =>
      http.call(
        buildCalls.findStyleBuilds,
        { year: year ?? '', make: make.replaceAll(/[- ]/g, '_'), model, style: style ?? '' },
        options,
      ),
    findForumBuilds: (request, options) =>
      http.call(buildCalls.findForumBuilds, { vin: request.vin, ...trimFields(request) }, options),
    autoloadBuilds: (request, options) =>
      http.call(buildCalls.autoloadBuilds, { vin: request.vin, ...trimFields(request) }, options),
    confirm: (request, options) =>
      http.call(
        request.restricted ? stickerCalls.confirmRestricted : stickerCalls.confirm,
        confirmFields(request),
        options,
      ),
    read: (id, options) => http.call(stickerCalls.read, { id }, options),
    readPdf: (id, options) => http.download(documentFileCalls.print, { id }, options).map(({ bytes }) => bytes),
    list: ({ vin, page }, options) =>
      http
        .call(stickerCalls.list, { vin: vin || undefined, page, per_page: STICKERS_ON_A_PAGE }, options)
        .map((list) => ({ ...list, page })),
    readSample: (options) => http.call(sampleSticker, {}, options),
    readSamplePdf: (options) =>
      http.download(documentFileCalls.printSampleSticker, {}, options).map(({ bytes }) => bytes),
  };
}

function trimFields({ year, make, model, trim }: FindBuildsRequest) {
  return { year: year ?? '', make, model, trim: trim ?? '' } as const;
}

function confirmFields({ choices, mode, ...request }: ConfirmStickerRequest) {
  return {
    vin: request.vin.replaceAll(' ', '-'),
    year: request.year?.toString() ?? '',
    make: request.make.toUpperCase(),
    model: request.model.toUpperCase(),
    style: mode === 'manual' ? choices.style : encodeURIComponent(choices.style),
    trim: choices.trim,
    colors: colorsField(choices.exteriorColor, choices.interiorColor),
    packages: base64OfJson(choices.packages.map(({ name, data }) => ({ section_name: name, data }))),
    regenerate: request.regenerate ? '1' : '0',
    buildsheet_color: request.buildsheetColor ? 'yes' : 'no',
  } as const;
}

/** Only chosen colors are sent. Without any, the field is a single space (specification, section 5). */
function colorsField(exterior: string, interior: string): string {
  const chosen = {
    ...(exterior.trim() === '' ? {} : { exterior }),
    ...(interior.trim() === '' ? {} : { interior }),
  };
  return Object.keys(chosen).length === 0 ? ' ' : base64OfJson(chosen);
}
