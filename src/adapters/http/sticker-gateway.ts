import { STICKERS_ON_A_PAGE } from '#core/sticker/sticker-page.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { ConfirmStickerRequest, FindBuildsRequest, StickerGateway } from '#ports/sticker-gateway.ts';
import { base64OfJson } from './base64-of-json.ts';
import { nameChoices, yearChoices } from './choices-schema.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import type { HttpFields } from './http-call.ts';
import type { HttpClient } from './http-client.ts';
import { inData } from './in-data.ts';
import { buildsSchema, successfulBuildsSchema } from './sticker-catalogue-schema.ts';
import { stickerGenerationSchema } from './sticker-generation-schema.ts';
import { stickerPage } from './sticker-list-schema.ts';
import { stickerSchema } from './sticker-schema.ts';

const keptSticker = inData(stickerSchema);

/**
 * Makes the gateway that asks the origin for window stickers.
 *
 * Source: specification, section 7, "Stickers" (STK-03, STK-05, STK-08 to STK-16, STK-18).
 *
 * @example
 * const stickers = await createHttpStickerGateway(http).list({ page: 1, vin: '' });
 */
export function createHttpStickerGateway(http: HttpClient): StickerGateway {
  const call = { method: 'POST', authenticated: true } as const;

  function builds(
    endpoint: Endpoint,
    fields: HttpFields,
    options: CallOptions | undefined,
    schema: typeof buildsSchema = buildsSchema,
  ) {
    const body = { encoding: 'multipart', fields } as const;
    return http.json({ ...call, endpoint, body, signal: options?.signal }, schema);
  }

  const named = (endpoint: Endpoint, query: HttpFields, options: CallOptions | undefined) =>
    http.json({ method: 'GET', endpoint, query, signal: options?.signal }, nameChoices);

  return {
    years: (options) =>
      http.json({ method: 'GET', endpoint: endpoints.stickerYears, signal: options?.signal }, yearChoices),
    makes: (year, options) => named(endpoints.stickerMakes, { year: year.toString() }, options),
    models: ({ year, make }, options) => named(endpoints.stickerModels, { year: year.toString(), make }, options),
    trims: ({ year, make, model }, options) =>
      named(endpoints.stickerTrims, { year: year.toString(), make, model }, options),
    generate: ({ vin, europe, regenerate }, options) =>
      http.json(
        {
          ...call,
          endpoint: endpoints.generateSticker,
          body: {
            encoding: 'multipart',
            fields: { vin, europe: europe ? 'yes' : undefined, gen: regenerate ? 'regenerate' : undefined },
          },
          signal: options?.signal,
        },
        stickerGenerationSchema('auto'),
      ),
    generateClassic: ({ vin, year, make, model, series }, options) =>
      http.json(
        {
          ...call,
          endpoint: endpoints.generateClassicSticker,
          body: {
            encoding: 'multipart',
            fields: {
              year: year?.toString() ?? '',
              make: make ?? '',
              model: model ?? '',
              series: series ?? '',
              vin,
              classictype: 'manual',
            },
          },
          signal: options?.signal,
        },
        stickerGenerationSchema('manual'),
      ),
    generateByName: ({ year, make, model }, options) =>
      http.json(
        {
          ...call,
          endpoint: endpoints.generateYmmtSticker,
          body: {
            encoding: 'multipart',
            fields: { year: year.toString(), make, model: model.trim() === '' ? undefined : model },
          },
          signal: options?.signal,
        },
        stickerGenerationSchema('ymmt'),
      ),
    findBuilds: (request, options) => builds(endpoints.ymmtStickerAutoblog, trimFields(request), options),
    findStyleBuilds: ({ year, make, model, style }, options) =>
      builds(
        endpoints.autoblogData,
        { year: year?.toString() ?? '', make: make.replaceAll(/[- ]/g, '_'), model, style: style ?? '' },
        options,
        successfulBuildsSchema,
      ),
    findForumBuilds: (request, options) =>
      builds(endpoints.autoblogForumData, { vin: request.vin, ...trimFields(request) }, options),
    autoloadBuilds: (request, options) =>
      builds(endpoints.autoloadingStickerData, { vin: request.vin, ...trimFields(request) }, options),
    confirm: (request, options) =>
      http.json(
        {
          ...call,
          endpoint: request.restricted ? endpoints.confirmYearRestrictedSticker : endpoints.confirmSticker,
          body: { encoding: 'multipart', fields: confirmFields(request) },
          onlyOnce: true,
          wish: options?.wish,
          signal: options?.signal,
        },
        keptSticker,
      ),
    read: (id, options) =>
      http.json(
        {
          method: 'GET',
          endpoint: endpoints.stickerPage,
          query: { id },
          authenticated: true,
          signal: options?.signal,
        },
        keptSticker,
      ),
    readPdf: (id, options) =>
      http.file(
        { method: 'GET', endpoint: endpoints.viewPdf, query: { id }, authenticated: true, signal: options?.signal },
        'application/pdf',
      ),
    list: ({ vin, page }, options) =>
      http.json(
        {
          method: 'GET',
          endpoint: endpoints.stickerLists,
          query: { vin: vin || undefined, page: page.toString(), per_page: STICKERS_ON_A_PAGE.toString() },
          authenticated: true,
          signal: options?.signal,
        },
        stickerPage(page),
      ),
    readSample: (options) =>
      http.json({ method: 'GET', endpoint: endpoints.sampleSticker, signal: options?.signal }, keptSticker),
    readSamplePdf: (options) =>
      http.file(
        { method: 'GET', endpoint: endpoints.sampleStickerPdf, identifiesSite: true, signal: options?.signal },
        'application/pdf',
      ),
  };
}

function trimFields({ year, make, model, trim }: FindBuildsRequest): HttpFields {
  return { year: year?.toString() ?? '', make, model, trim: trim ?? '' };
}

function confirmFields({ choices, mode, ...request }: ConfirmStickerRequest): HttpFields {
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
  };
}

/** Only colours that were chosen are sent; without any the field is a single space (specification, section 5). */
function colorsField(exterior: string, interior: string): string {
  const chosen = {
    ...(exterior.trim() === '' ? {} : { exterior }),
    ...(interior.trim() === '' ? {} : { interior }),
  };
  return Object.keys(chosen).length === 0 ? ' ' : base64OfJson(chosen);
}
