import { describe, expect, it } from 'vitest';
import type { ConfirmStickerRequest } from '../../ports/sticker-gateway.ts';
import { createHttpClient } from './http-client.ts';
import { createHttpStickerGateway } from './sticker-gateway.ts';

/** The gateway, and each request as it would go over the wire. */
function setUp() {
  const requests: Request[] = [];
  const http = createHttpClient({
    origin: 'https://vinport.example',
    siteDomain: 'vinport.example',
    fetch: async (url, init) => {
      requests.push(new Request(url, init));
      return Response.json({ status: 'error' });
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

  it('STK-11 STK-12 STK-15 confirm encodes its fields as specified', async () => {
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
