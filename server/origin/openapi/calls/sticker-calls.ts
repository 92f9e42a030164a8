import { buildCalls as builds } from '#contract/sticker/build-calls.ts';
import { stickerCalls as calls } from '#contract/sticker/sticker-calls.ts';
import '../answers/sticker-answers.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_CLASSIC_VIN, EXAMPLE_VIN, ownValues } from '../example-values.ts';

const name = { year: 2003, make: 'Honda', model: 'Accord' };
const base64OfJson = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Settings shared by both calls that create a sticker. */
const confirmation = {
  about:
    'Costs one credit, in the same transaction. `colors` is base64-encoded JSON {exterior, interior}, or a single space if none was chosen; `packages` is base64-encoded JSON [{section_name, data: [{code, name}]}]; `style` is percent-encoded.',
  example: {
    ...name,
    vin: EXAMPLE_VIN,
    year: '2003',
    style: '',
    trim: 'EX-V6',
    colors: ' ',
    packages: base64OfJson([]),
    buildsheet_color: 'yes',
  },
  declines: true,
  fails: [402, 409],
} as const;

/** The window sticker calls. */
export const stickerCalls = [
  documented(builds.years, {
    id: 'stickerYears',
    summary: 'List the model years in the catalog',
  }),
  documented(builds.makes, {
    id: 'stickerMakes',
    summary: 'List the makes of a model year in the catalog',
    example: { year: 2003 },
  }),
  documented(builds.models, {
    id: 'stickerModels',
    summary: 'List the models of a make and model year in the catalog',
    example: { year: 2003, make: 'Honda' },
  }),
  documented(builds.trims, {
    id: 'stickerTrims',
    summary: 'List the trims of a model in the catalog',
    example: name,
  }),
  documented(builds.findStyleBuilds, {
    id: 'findStyleBuilds',
    summary: 'List the catalog entries of a style',
    example: { ...name, style: '' },
    declines: true,
  }),
  documented(builds.findForumBuilds, {
    id: 'findForumBuilds',
    summary: 'List the catalog entries of a vehicle, in forum format',
    example: { ...name, vin: EXAMPLE_VIN, trim: 'EX-V6' },
    declines: true,
  }),
  documented(builds.findBuilds, {
    id: 'findBuilds',
    summary: 'List the catalog entries of a trim',
    example: { ...name, trim: 'EX-V6' },
    declines: true,
  }),
  documented(builds.autoloadBuilds, {
    id: 'autoloadBuilds',
    summary: 'List the catalog entries of a trim',
    example: { ...name, trim: 'EX-V6' },
    declines: true,
  }),
  documented(calls.generate, {
    id: 'generateSticker',
    summary: 'Start a sticker by VIN',
    about:
      'Returns `success` with the existing sticker of the user, unless `gen` is `regenerate`; otherwise `no_prev_data` with the data from the catalog that the user can choose from.',
    example: { vin: EXAMPLE_VIN, gen: 'regenerate' },
  }),
  documented(calls.generateClassic, {
    id: 'generateClassicSticker',
    alsoAt: ['generateClassicStickerByMap'],
    summary: 'Start a sticker of a classic vehicle',
    example: { vin: EXAMPLE_CLASSIC_VIN, classictype: 'manual' },
  }),
  documented(calls.generateByName, {
    id: 'generateStickerByName',
    summary: 'Start a sticker by year, make and model',
    example: name,
  }),
  documented(calls.confirm, { ...confirmation, id: 'confirmSticker', summary: 'Create the selected sticker' }),
  documented(calls.confirmRestricted, {
    ...confirmation,
    id: 'confirmRestrictedSticker',
    summary: 'Create a sticker for a model year with a different template',
  }),
  documented(calls.list, {
    id: 'listStickers',
    summary: "List the user's stickers, newest first",
    example: { page: 1, vin: EXAMPLE_VIN },
  }),
  documented(calls.read, {
    id: 'readSticker',
    summary: "Get one of the user's stickers",
    example: { id: ownValues.sticker },
    fails: [404],
  }),
] as const satisfies readonly DocumentedCall[];
