import * as z from 'zod';
import { confirmStickerInput } from '#origin/sticker/confirm-sticker-fields.ts';
import { generateClassicStickerInput, generateStickerInput } from '#origin/sticker/generate-sticker.ts';
import { generateStickerByNameInput } from '#origin/sticker/generate-sticker-by-name.ts';
import { stickerMakesInput, stickerModelsInput, stickerTrimsInput } from '#origin/sticker/list-build-names.ts';
import { listStickersInput } from '#origin/sticker/list-stickers.ts';
import { lookUpBuildsInput, lookUpStyleBuildsInput } from '#origin/sticker/look-up-builds.ts';
import { readStickerInput } from '#origin/sticker/read-sticker.ts';
import { success } from '../answer-schemas.ts';
import { foundBuilds, sticker, stickerDraft } from '../answers/sticker-answers.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_CLASSIC_VIN, EXAMPLE_VIN, ownValues } from '../example-values.ts';

const names = success(z.array(z.string()));

const name = { year: 2003, make: 'Honda', model: 'Accord' };
const base64OfJson = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** What both calls that make a sticker have in common. */
const confirmation = {
  by: 'signed-in',
  about:
    'One credit, in the same transaction. `colors` is base64 of JSON {exterior, interior}, or a single space where none was chosen; `packages` is base64 of JSON [{section_name, data: [{code, name}]}]; `style` is percent-encoded.',
  headers: ['Idempotency-Key'],
  answer: { json: success(sticker) },
  declines: true,
  fails: [402, 409],
} as const;

const confirmed = {
  ...name,
  vin: EXAMPLE_VIN,
  year: '2003',
  style: '',
  trim: 'EX-V6',
  colors: ' ',
  packages: base64OfJson([]),
  buildsheet_color: 'yes',
};

/** The calls about window stickers. */
export const stickerCalls = [
  {
    id: 'stickerYears',
    call: 'GET /api-cwa/get-stickeryear',
    summary: 'List the model years of which the catalogue has builds',
    by: 'anyone',
    answer: { json: success(z.array(z.int())) },
  },
  {
    id: 'stickerMakes',
    call: 'GET /api-cwa/get-stickermakes',
    summary: 'List the makes of a model year in the catalogue',
    by: 'anyone',
    takes: { as: ['query'], schema: stickerMakesInput, example: { year: 2003 } },
    answer: { json: names },
  },
  {
    id: 'stickerModels',
    call: 'GET /api-cwa/get-stickermodels',
    summary: 'List the models of a make and model year in the catalogue',
    by: 'anyone',
    takes: { as: ['query'], schema: stickerModelsInput, example: { year: 2003, make: 'Honda' } },
    answer: { json: names },
  },
  {
    id: 'stickerTrims',
    call: 'GET /api-cwa/get-stickertrims',
    summary: 'List the trims of a model in the catalogue',
    by: 'anyone',
    takes: { as: ['query'], schema: stickerTrimsInput, example: name },
    answer: { json: names },
  },
  {
    id: 'findStyleBuilds',
    call: 'POST /api-cwa/get-autoblog-data',
    summary: 'Find the builds of a style',
    by: 'signed-in',
    takes: { as: ['form'], schema: lookUpStyleBuildsInput, example: { ...name, style: '' } },
    answer: { json: foundBuilds },
    declines: true,
  },
  {
    id: 'findForumBuilds',
    call: 'POST /api-cwa/get-vymmtautoblog-forumData',
    summary: 'Find the builds of a vehicle, as the forum tells them',
    by: 'signed-in',
    takes: { as: ['form'], schema: lookUpBuildsInput, example: { ...name, vin: EXAMPLE_VIN, trim: 'EX-V6' } },
    answer: { json: foundBuilds },
    declines: true,
  },
  {
    id: 'findBuilds',
    call: 'POST /api-cwa/get-ymmtsticker-autoblog',
    alsoAt: { autoloadBuilds: '/api-cwa/autoloading-stickerdata' },
    summary: 'Find the builds of a trim',
    by: 'signed-in',
    takes: { as: ['form'], schema: lookUpBuildsInput, example: { ...name, trim: 'EX-V6' } },
    answer: { json: foundBuilds },
    declines: true,
  },
  {
    id: 'generateSticker',
    call: 'POST /api-cwa/generate-sticker',
    summary: 'Begin a sticker by VIN',
    about:
      '`success` with the sticker that the person has, unless `gen` is `regenerate`; `no_prev_data` with what the catalogue has, for the person to choose from.',
    by: 'signed-in',
    takes: { as: ['form'], schema: generateStickerInput, example: { vin: EXAMPLE_VIN, gen: 'regenerate' } },
    answer: { json: stickerDraft },
    declines: true,
  },
  {
    id: 'generateClassicSticker',
    call: 'POST /api-cwa/generate_classic_sticker',
    alsoAt: { generateClassicStickerByMap: '/api-cwa/generate-classic-sticker' },
    summary: 'Begin a sticker of a classic vehicle',
    by: 'signed-in',
    takes: {
      as: ['form'],
      schema: generateClassicStickerInput,
      example: { vin: EXAMPLE_CLASSIC_VIN, classictype: 'manual' },
    },
    answer: { json: stickerDraft },
    declines: true,
  },
  {
    id: 'generateStickerByName',
    call: 'POST /api-cwa/generate-ymmtsticker',
    summary: 'Begin a sticker by year, make and model',
    by: 'signed-in',
    takes: { as: ['form'], schema: generateStickerByNameInput, example: name },
    answer: { json: stickerDraft },
    declines: true,
  },
  {
    ...confirmation,
    id: 'confirmSticker',
    call: 'POST /api-cwa/confirm-sticker',
    summary: 'Make the sticker that was chosen',
    takes: { as: ['form', 'multipart'], schema: confirmStickerInput, example: confirmed },
  },
  {
    ...confirmation,
    id: 'confirmRestrictedSticker',
    call: 'POST /api-cwa/confirm-year-restricted-sticker',
    summary: 'Make a sticker of a model year whose template differs',
    takes: { as: ['form', 'multipart'], schema: confirmStickerInput, example: confirmed },
  },
  {
    id: 'listStickers',
    call: 'GET /api-cwa/sticker-lists',
    summary: "List the person's stickers, the newest first",
    by: 'signed-in',
    takes: { as: ['query'], schema: listStickersInput, example: { page: 1, vin: EXAMPLE_VIN } },
    answer: { json: success(z.object({ total: z.int(), stickers: z.array(sticker) })) },
  },
  {
    id: 'readSticker',
    call: 'GET /api-cwa/sticker-page',
    summary: "Read one of the person's stickers",
    by: 'signed-in',
    takes: { as: ['query'], schema: readStickerInput, example: { id: ownValues.sticker } },
    answer: { json: success(sticker) },
    fails: [404],
  },
] as const satisfies readonly DocumentedCall[];
