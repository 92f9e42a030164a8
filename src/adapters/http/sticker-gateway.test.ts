import { describe, expect, it } from 'vitest';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import type { ConfirmStickerRequest, StickerGateway as Stickers } from '#ports/sticker-gateway.ts';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpStickerGateway } from './sticker-gateway.ts';

/** Creates the gateway and a function that returns the received request. */
async function setUp(answer: object = { status: 'error' }) {
  const wire = await openWire();
  wire.origin.answers({ body: answer });
  const sent = () => {
    const { method, path, query, type, headers, fields } = wire.origin.onlyRequest();
    const { authorization, 'idempotency-key': key } = headers;
    return { call: `${method} ${path}`, query, type, authorization, key, fields };
  };
  return { stickers: createHttpStickerGateway(wire.http), sent };
}

/** The fields common to all form calls. */
const formCall = { query: {}, type: 'multipart/form-data', authorization: 'Bearer secret', key: undefined };

const request: ConfirmStickerRequest = {
  vin: '7F 03C 000001',
  year: 1967,
  make: 'Ford',
  model: 'Mustang',
  mode: 'auto',
  choices: {
    trim: 'GT',
    style: '2-door & more',
    exteriorColor: 'Bleu Ciel – été',
    interiorColor: ' ',
    packages: [{ name: 'Options', data: [{ code: 'A', name: 'Añadido' }] }],
  },
  regenerate: true,
  buildsheetColor: true,
  restricted: true,
};

const build: VehicleBuild = {
  trim: 'Kompressor',
  style: null,
  basePrice: { amount: 2_500_000, currency: 'USD' },
  destinationCharge: null,
  exteriorColors: [{ name: 'Black', swatch: '#000000' }],
  interiorColors: [],
  packages: [{ name: 'Packages', data: [{ code: 'A', name: 'Sport', price: null, preselected: true }] }],
  standardEquipment: [],
  economy: null,
  safety: null,
  partsContent: null,
};

function decoded(field: unknown): unknown {
  return JSON.parse(Buffer.from(String(field), 'base64').toString('utf8'));
}

describe('sticker call requests', () => {
  it('STK-05 STK-18 generate sends a multipart form with the bearer header', async () => {
    const { stickers, sent } = await setUp();
    await stickers.generate({ vin: 'VIN', europe: false, regenerate: false });
    expect(sent()).toEqual({ ...formCall, call: 'POST /api-cwa/generate-sticker', fields: { vin: 'VIN' } });
  });

  it('STK-05 sends europe and gen=regenerate only when set', async () => {
    const { stickers, sent } = await setUp();
    await stickers.generate({ vin: 'VIN', europe: true, regenerate: true });
    expect(sent().fields).toEqual({ vin: 'VIN', europe: 'yes', gen: 'regenerate' });
  });

  it('STK-03 STK-18 generateClassic sends the mapping and classictype=manual', async () => {
    const { stickers, sent } = await setUp();
    await stickers.generateClassic({ vin: 'V', year: 1967, make: 'Ford', model: 'Mustang', series: 'GT' });
    expect(sent()).toEqual({
      ...formCall,
      call: 'POST /api-cwa/generate_classic_sticker',
      fields: { year: '1967', make: 'Ford', model: 'Mustang', series: 'GT', vin: 'V', classictype: 'manual' },
    });
  });

  it('STK-03 generateClassic sends missing mapping fields blank', async () => {
    const { stickers, sent } = await setUp();
    await stickers.generateClassic({ vin: 'V', year: null, make: null, model: null, series: null });
    expect(sent().fields).toEqual({ year: '', make: '', model: '', series: '', vin: 'V', classictype: 'manual' });
  });

  it('STK-01 STK-11 STK-12 STK-15 STK-18 confirm encodes its fields as specified', async () => {
    const { stickers, sent } = await setUp();
    await stickers.confirm(request);
    const { fields, ...rest } = sent();
    const { colors, packages, ...plain } = fields;
    expect(rest).toEqual({ ...formCall, key: 'key-1', call: 'POST /api-cwa/confirm-year-restricted-sticker' });
    expect(plain).toEqual({
      vin: '7F-03C-000001',
      year: '1967',
      make: 'FORD',
      model: 'MUSTANG',
      style: '2-door%20%26%20more',
      trim: 'GT',
      regenerate: '1',
      buildsheet_color: 'yes',
    });
    expect(decoded(packages)).toEqual([{ section_name: 'Options', data: [{ code: 'A', name: 'Añadido' }] }]);
    expect(decoded(colors)).toEqual({ exterior: 'Bleu Ciel – été' });
  });

  it('STK-11 STK-15 uses the standard path without a restriction, and sends the style unencoded in manual mode', async () => {
    const { stickers, sent } = await setUp();
    await stickers.confirm({
      ...request,
      restricted: false,
      mode: 'manual',
      buildsheetColor: false,
      regenerate: false,
    });
    expect(sent()).toMatchObject({
      call: 'POST /api-cwa/confirm-sticker',
      fields: { style: '2-door & more', buildsheet_color: 'no', regenerate: '0' },
    });
  });

  it('STK-15 also encodes the style of a sticker by name', async () => {
    const { stickers, sent } = await setUp();
    await stickers.confirm({ ...request, mode: 'ymmt' });
    expect(sent().fields.style).toBe('2-door%20%26%20more');
  });

  it('STK-14 sends only the interior when the exterior is blank', async () => {
    const { stickers, sent } = await setUp();
    const choices = { ...request.choices, exteriorColor: '\t ', interiorColor: 'Crème 🚗' };
    await stickers.confirm({ ...request, choices });
    expect(decoded(sent().fields.colors)).toEqual({ interior: 'Crème 🚗' });
  });

  it('STK-14 sends a single space when both are blank', async () => {
    const { stickers, sent } = await setUp();
    await stickers.confirm({ ...request, choices: { ...request.choices, exteriorColor: '', interiorColor: '  ' } });
    expect(sent().fields.colors).toBe(' ');
  });

  it('reads a stored sticker and its PDF by ID', async () => {
    const asked = { query: { id: 'a&b' }, type: '', authorization: 'Bearer secret', key: undefined, fields: {} };
    const page = await setUp();
    await page.stickers.read('a&b');
    expect(page.sent()).toEqual({ ...asked, call: 'GET /api-cwa/sticker-page' });
    const pdf = await setUp();
    await pdf.stickers.readPdf('a&b');
    expect(pdf.sent()).toEqual({ ...asked, call: 'GET /api-cwa/view_pdf' });
  });
});

describe('requests for calls without a VIN and lookups', () => {
  it('STK-08 STK-18 generateByName sends a multipart form with the bearer header', async () => {
    const { stickers, sent } = await setUp();
    await stickers.generateByName({ year: 2003, make: 'Honda', model: 'Accord' });
    expect(sent()).toEqual({
      ...formCall,
      call: 'POST /api-cwa/generate-ymmtsticker',
      fields: { year: '2003', make: 'Honda', model: 'Accord' },
    });
  });

  it.each(['', '  '])('STK-08 sends the model only when it is present: %j', async (model) => {
    const { stickers, sent } = await setUp();
    await stickers.generateByName({ year: 2003, make: 'Honda', model });
    expect(sent().fields).toEqual({ year: '2003', make: 'Honda' });
  });

  it('STK-08 tags a draft with the mode ymmt', async () => {
    const data = { vehicle: { Make: 'Honda' }, builds: [], demonstration: false };
    const { stickers } = await setUp({ status: 'no_prev_data', data });
    const generation = await stickers.generateByName({ year: 2003, make: 'Honda', model: 'Accord' });
    expect(generation._unsafeUnwrap()).toMatchObject({ draft: { mode: 'ymmt', vehicle: { make: 'Honda' } } });
  });

  const named = { year: 2003, make: 'Mercedes-Benz', model: 'C 230' };
  const known = { ...named, trim: 'Kompressor' };
  const style = { ...named, style: null };
  const trimFields = { year: '2003', make: 'Mercedes-Benz', model: 'C 230', trim: 'Kompressor' };

  it.each([
    [
      'STK-09 STK-18 findBuilds',
      (stickers: Stickers) => stickers.findBuilds(known),
      { call: 'POST /api-cwa/get-ymmtsticker-autoblog', fields: trimFields },
    ],
    [
      'STK-10 STK-18 findStyleBuilds',
      (stickers: Stickers) => stickers.findStyleBuilds({ ...named, make: 'Mercedes-Benz AMG', style: '2-door coupe' }),
      {
        call: 'POST /api-cwa/get-autoblog-data',
        fields: { year: '2003', make: 'Mercedes_Benz_AMG', model: 'C 230', style: '2-door coupe' },
      },
    ],
    [
      'STK-16 STK-18 findForumBuilds',
      (stickers: Stickers) => stickers.findForumBuilds({ vin: 'VIN', ...known }),
      { call: 'POST /api-cwa/get-vymmtautoblog-forumData', fields: { vin: 'VIN', ...trimFields } },
    ],
    [
      'STK-16 STK-18 autoloadBuilds',
      (stickers: Stickers) => stickers.autoloadBuilds({ vin: 'VIN', ...known }),
      { call: 'POST /api-cwa/autoloading-stickerdata', fields: { vin: 'VIN', ...trimFields } },
    ],
  ] as const)('%s', async (_which, call, expected) => {
    const { stickers, sent } = await setUp();
    await call(stickers);
    expect(sent()).toEqual({ ...formCall, ...expected });
  });

  it('sends unknown lookup fields blank', async () => {
    const trims = await setUp();
    await trims.stickers.findBuilds({ ...named, year: null, trim: null });
    expect(trims.sent().fields).toEqual({ year: '', make: 'Mercedes-Benz', model: 'C 230', trim: '' });
    const styles = await setUp();
    await styles.stickers.findStyleBuilds({ ...style, year: null });
    expect(styles.sent().fields).toEqual({ year: '', make: 'Mercedes_Benz', model: 'C 230', style: '' });
  });

  it('STK-09 STK-16 reads builds from data, with or without a status', async () => {
    const bare = await setUp({ data: [build] });
    expect((await bare.stickers.findBuilds(known))._unsafeUnwrap()).toEqual([build]);
    const answered = await setUp({ status: 'success', data: [build] });
    expect((await answered.stickers.findForumBuilds({ vin: 'VIN', ...known }))._unsafeUnwrap()).toEqual([build]);
  });

  it.each([
    ['findBuilds', (stickers: Stickers) => stickers.findBuilds(known)],
    ['findStyleBuilds', (stickers: Stickers) => stickers.findStyleBuilds(style)],
    ['findForumBuilds', (stickers: Stickers) => stickers.findForumBuilds({ vin: 'VIN', ...known })],
    ['autoloadBuilds', (stickers: Stickers) => stickers.autoloadBuilds({ vin: 'VIN', ...known })],
  ] as const)('STK-09 STK-10 STK-16 %s reads no builds from a response with status error', async (_which, call) => {
    const { stickers } = await setUp({ status: 'error', msg: 'no data', data: [build] });
    expect((await call(stickers))._unsafeUnwrapErr()).toEqual({ code: 'refused', message: 'no data', fields: {} });
  });

  it('STK-10 accepts only a response with status success', async () => {
    const found = await setUp({ status: 'success', data: [build] });
    expect((await found.stickers.findStyleBuilds(style))._unsafeUnwrap()).toEqual([build]);
    const without = await setUp({ data: [build] });
    expect((await without.stickers.findStyleBuilds(style))._unsafeUnwrapErr().code).toBe('unreadable-answer');
  });
});
