import { describe, expect, it } from 'vitest';
import type { VehicleBuild } from '../../core/sticker/vehicle-build.ts';
import type { ConfirmStickerRequest, StickerGateway as Stickers } from '../../ports/sticker-gateway.ts';
import { createHttpClient } from './http-client.ts';
import { createHttpStickerGateway } from './sticker-gateway.ts';

/** The gateway, and each request as it would go over the wire. */
function setUp(answer: object = { status: 'error' }) {
  const requests: Request[] = [];
  const http = createHttpClient({
    origin: 'https://vinport.example',
    siteDomain: 'vinport.example',
    fetch: async (url, init) => {
      requests.push(new Request(url, init));
      return Response.json(answer);
    },
    token: () => 'secret',
    ids: { next: () => 'key-1' },
    clock: { now: () => 0 },
    logger: { warn: () => undefined, error: () => undefined },
  });
  const sent = async () => {
    const [request] = requests;
    if (!request) throw new Error('Nothing was sent.');
    const fields = Object.fromEntries(await request.clone().formData());
    return { path: new URL(request.url).pathname, headers: request.headers, fields };
  };
  return { stickers: createHttpStickerGateway(http), sent };
}

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

describe('the sticker calls on the wire', () => {
  it('STK-05 STK-18 generate is a multipart form with the bearer header', async () => {
    const { stickers, sent } = setUp();
    await stickers.generate({ vin: 'VIN', europe: false, regenerate: false });
    const { path, headers, fields } = await sent();
    expect(path).toBe('/api-cwa/generate-sticker');
    expect(fields).toEqual({ vin: 'VIN' });
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('STK-05 sends europe and gen=regenerate only when they are meant', async () => {
    const { stickers, sent } = setUp();
    await stickers.generate({ vin: 'VIN', europe: true, regenerate: true });
    expect((await sent()).fields).toEqual({ vin: 'VIN', europe: 'yes', gen: 'regenerate' });
  });

  it('STK-03 generateClassic carries the mapping and classictype=manual', async () => {
    const { stickers, sent } = setUp();
    await stickers.generateClassic({ vin: 'V', year: 1967, make: 'Ford', model: 'Mustang', series: 'GT' });
    expect(await sent()).toMatchObject({
      path: '/api-cwa/generate_classic_sticker',
      fields: { year: '1967', make: 'Ford', model: 'Mustang', series: 'GT', vin: 'V', classictype: 'manual' },
    });
  });

  it('STK-01 STK-11 STK-12 STK-15 confirm encodes its fields as specified', async () => {
    const { stickers, sent } = setUp();
    await stickers.confirm(request);
    const { path, headers, fields } = await sent();
    expect(path).toBe('/api-cwa/confirm-year-restricted-sticker');
    expect(headers.get('idempotency-key')).toBe('key-1');
    expect(fields).toMatchObject({
      vin: '7F-03C-000001',
      year: '1967',
      make: 'FORD',
      model: 'MUSTANG',
      style: '2-door%20%26%20more',
      trim: 'GT',
      regenerate: '1',
      buildsheet_color: 'yes',
    });
    expect(decoded(fields.packages)).toEqual([{ section_name: 'Options', data: [{ code: 'A', name: 'Añadido' }] }]);
  });

  it('STK-11 STK-15 goes the common way without restriction, and sends the style as it is in manual mode', async () => {
    const { stickers, sent } = setUp();
    await stickers.confirm({ ...request, restricted: false, mode: 'manual', buildsheetColor: false });
    expect(await sent()).toMatchObject({
      path: '/api-cwa/confirm-sticker',
      fields: { style: '2-door & more', buildsheet_color: 'no' },
    });
  });

  it('STK-14 sends only the colours that are not blank', async () => {
    const { stickers, sent } = setUp();
    await stickers.confirm(request);
    expect(decoded((await sent()).fields.colors)).toEqual({ exterior: 'Bleu Ciel – été' });
  });

  it('STK-14 sends a single space when both are blank', async () => {
    const { stickers, sent } = setUp();
    await stickers.confirm({ ...request, choices: { ...request.choices, exteriorColor: '', interiorColor: '  ' } });
    expect((await sent()).fields.colors).toBe(' ');
  });
});

describe('the calls without a VIN, and the look-ups, on the wire', () => {
  it('STK-08 STK-18 generateByName is a multipart form with the bearer header', async () => {
    const { stickers, sent } = setUp();
    await stickers.generateByName({ year: 2003, make: 'Honda', model: 'Accord' });
    const { path, headers, fields } = await sent();
    expect(path).toBe('/api-cwa/generate-ymmtsticker');
    expect(fields).toEqual({ year: '2003', make: 'Honda', model: 'Accord' });
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it.each(['', '  '])('STK-08 sends the model only when it is present: %j', async (model) => {
    const { stickers, sent } = setUp();
    await stickers.generateByName({ year: 2003, make: 'Honda', model });
    expect((await sent()).fields).toEqual({ year: '2003', make: 'Honda' });
  });

  it('STK-08 tags a draft with the mode ymmt', async () => {
    const data = { vehicle: { Make: 'Honda' }, builds: [], demonstration: false };
    const { stickers } = setUp({ status: 'no_prev_data', data });
    const generation = await stickers.generateByName({ year: 2003, make: 'Honda', model: 'Accord' });
    expect(generation._unsafeUnwrap()).toMatchObject({ draft: { mode: 'ymmt', vehicle: { make: 'Honda' } } });
  });

  const named = { year: 2003, make: 'Mercedes-Benz', model: 'C 230' };
  const known = { ...named, trim: 'Kompressor' };
  const trimFields = { year: '2003', make: 'Mercedes-Benz', model: 'C 230', trim: 'Kompressor' };

  it.each([
    [
      'STK-09 STK-18 findBuilds',
      (stickers: Stickers) => stickers.findBuilds(known),
      { path: '/api-cwa/get-ymmtsticker-autoblog', fields: trimFields },
    ],
    [
      'STK-10 STK-18 findStyleBuilds',
      (stickers: Stickers) => stickers.findStyleBuilds({ ...named, make: 'Mercedes-Benz AMG', style: '2-door coupe' }),
      {
        path: '/api-cwa/get-autoblog-data',
        fields: { year: '2003', make: 'Mercedes_Benz_AMG', model: 'C 230', style: '2-door coupe' },
      },
    ],
    [
      'STK-16 STK-18 findForumBuilds',
      (stickers: Stickers) => stickers.findForumBuilds({ vin: 'VIN', ...known }),
      { path: '/api-cwa/get-vymmtautoblog-forumData', fields: { vin: 'VIN', ...trimFields } },
    ],
    [
      'STK-16 STK-18 autoloadBuilds',
      (stickers: Stickers) => stickers.autoloadBuilds({ vin: 'VIN', ...known }),
      { path: '/api-cwa/autoloading-stickerdata', fields: { vin: 'VIN', ...trimFields } },
    ],
  ] as const)('%s', async (_which, call, expected) => {
    const { stickers, sent } = setUp();
    await call(stickers);
    const { headers, ...request } = await sent();
    expect(request).toEqual(expected);
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('leaves what is not known of a look-up blank', async () => {
    const { stickers, sent } = setUp();
    await stickers.findBuilds({ ...named, year: null, trim: null });
    expect((await sent()).fields).toEqual({ year: '', make: 'Mercedes-Benz', model: 'C 230', trim: '' });
  });

  it('STK-09 STK-16 reads builds from data, with or without a status', async () => {
    const found = await setUp({ data: [build] }).stickers.findBuilds(known);
    expect(found._unsafeUnwrap()).toEqual([build]);
    const told = await setUp({ status: 'success', data: [build] }).stickers.findForumBuilds({ vin: 'VIN', ...known });
    expect(told._unsafeUnwrap()).toEqual([build]);
  });

  it('STK-10 takes no answer but one of status success', async () => {
    const style = { ...named, style: null };
    const found = await setUp({ status: 'success', data: [build] }).stickers.findStyleBuilds(style);
    expect(found._unsafeUnwrap()).toEqual([build]);
    const refused = await setUp({ status: 'error', msg: 'no data', data: [build] }).stickers.findStyleBuilds(style);
    expect(refused._unsafeUnwrapErr()).toEqual({ code: 'refused', message: 'no data', fields: {} });
    const without = await setUp({ data: [build] }).stickers.findStyleBuilds(style);
    expect(without._unsafeUnwrapErr().code).toBe('unreadable-answer');
  });
});
