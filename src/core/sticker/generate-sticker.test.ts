import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { StickerGeneration } from '#ports/sticker-gateway.ts';
import { unknownVehicle } from '../vehicle/vehicle.ts';
import { type VehicleRecord, vehicleRecordFrom } from '../vehicle/vehicle-from-record.ts';
import { createGenerateSticker } from './generate-sticker.ts';

const vin = '1HGCM82693A000001';
const mustang = vehicleRecordFrom({
  vin: '7F03C000001',
  year: 1967,
  make: 'Ford',
  model: 'Mustang',
  series: 'Convertible',
});
const draft = { vehicle: unknownVehicle(vin), builds: [], mode: 'auto', demonstration: false } as const;

interface Answers {
  readonly generation?: StickerGeneration | GatewayError;
  readonly mapping?: GatewayError;
  readonly decoded?: VehicleRecord | undefined;
  readonly claim?: 'granted' | 'refused' | GatewayError;
}

/** Creates ports that return the given responses and record their calls. */
function setUp({ generation = { status: 'no_prev_data', draft }, mapping, decoded, claim = 'granted' }: Answers = {}) {
  const asked: unknown[] = [];
  const answer = () => ('code' in generation ? errAsync(generation) : okAsync(generation));
  const claimed = (): ReturnType<FreeCreditGateway['claim']> =>
    typeof claim === 'string' ? okAsync(claim) : errAsync(claim);
  const generateSticker = createGenerateSticker({
    stickers: {
      generate: (request) => {
        asked.push({ generate: request });
        return answer();
      },
      generateClassic: (request) => {
        asked.push({ generateClassic: request });
        return answer();
      },
    },
    vehicles: {
      classicMapping: (text) => {
        asked.push({ classicMapping: text });
        return mapping ? errAsync(mapping) : okAsync(mustang);
      },
      decode: (text) => {
        asked.push({ decode: text });
        return decoded ? okAsync(decoded) : errAsync({ code: 'unreachable' });
      },
    },
    freeCredits: {
      claim: (request) => {
        asked.push({ claim: request });
        return claimed();
      },
    },
  });
  return { generateSticker, asked };
}

describe('generateSticker', () => {
  it('STK-05 requests a longer VIN directly and returns the draft', async () => {
    const { generateSticker, asked } = setUp();
    const result = await generateSticker({ vin: ' 1hgcm8-2693a000001 ' });
    expect(result._unsafeUnwrap()).toEqual({ kind: 'draft', draft });
    expect(asked).toEqual([{ generate: { vin, europe: false, regenerate: false } }]);
  });

  it.each([
    [true, 'WBA3A5C54CF000001', vehicleRecordFrom({ vin: 'WBA3A5C54CF000001', source: 'europe' })],
    [false, 'WBA3A5C54CF000001', vehicleRecordFrom({ vin: 'WBA3A5C54CF000001' })],
    [false, 'WBA3A5C54CF000001', undefined],
  ])('STK-05 sends europe as %s for %s, by what its VIN decodes to', async (europe, european, decoded) => {
    const { generateSticker, asked } = setUp({ decoded });
    await generateSticker({ vin: european });
    expect(asked).toEqual([{ decode: european }, { generate: { vin: european, europe, regenerate: false } }]);
  });

  it('STK-05 passes on europe and regenerate', async () => {
    const { generateSticker, asked } = setUp();
    await generateSticker({ vin, europe: true, regenerate: true });
    expect(asked).toEqual([{ generate: { vin, europe: true, regenerate: true } }]);
  });

  it('STK-05 accepts success with an existing sticker', async () => {
    const sticker = { id: 's1', createdAt: 1, content: {} as never };
    const { generateSticker } = setUp({ generation: { status: 'success', sticker } });
    expect((await generateSticker({ vin }))._unsafeUnwrap()).toEqual({ kind: 'stored', sticker });
  });

  it.each(['1', '7F03C000001', '12345678901234'])('STK-02 looks up the mapping of %s first', async (classic) => {
    const { generateSticker, asked } = setUp();
    await generateSticker({ vin: classic });
    expect(asked.map((call) => Object.keys(call as object)[0])).toEqual(['classicMapping', 'generateClassic']);
  });

  it('STK-02 STK-03 generates the classic sticker from the mapping data', async () => {
    const { generateSticker, asked } = setUp();
    await generateSticker({ vin: '7F03C000001' });
    expect(asked[1]).toEqual({
      generateClassic: { vin: '7F03C000001', year: 1967, make: 'Ford', model: 'Mustang', series: 'Convertible' },
    });
  });

  it.each([{ code: 'not-found', message: null }, { code: 'unreachable' }] as const)(
    'STK-04 fails with "Wrong VIN" and sends no sticker request if the mapping fails: $code',
    async (mapping) => {
      const { generateSticker, asked } = setUp({ mapping });
      const result = await generateSticker({ vin: '7F03C000001' });
      expect(result._unsafeUnwrapErr()).toEqual({ code: 'wrong-vin', message: 'Wrong VIN' });
      expect(asked).toEqual([{ classicMapping: '7F03C000001' }]);
    },
  );

  it.each([15, 16, 18])('rejects %i characters before any request', async (length) => {
    const { generateSticker, asked } = setUp();
    expect((await generateSticker({ vin: '1'.repeat(length) }))._unsafeUnwrapErr()).toEqual({
      code: 'vin-length',
      length,
    });
    expect(asked).toEqual([]);
  });

  it('STK-05 STK-07 rejects any other status and claims the free credit exactly once', async () => {
    const { generateSticker, asked } = setUp({ generation: { status: 'error', message: 'no data' } });
    expect((await generateSticker({ vin }))._unsafeUnwrapErr()).toEqual({
      code: 'generation-failed',
      message: 'Failed to generate sticker',
      cause: { code: 'not-accepted', message: 'no data' },
      freeCredit: 'granted',
    });
    expect(asked.slice(1)).toEqual([
      {
        claim: {
          vin,
          source: 'sticker',
          searchType: 'sticker',
          errorMessage: 'Failed to generate sticker',
          creditType: 'sticker',
        },
      },
    ]);
  });

  it('STK-06 STK-07 returns the error to the caller after the claim', async () => {
    const { generateSticker, asked } = setUp({
      generation: { code: 'server-failed', requestId: 'r1' },
      claim: 'refused',
    });
    expect((await generateSticker({ vin: '7F03C000001' }))._unsafeUnwrapErr()).toMatchObject({
      code: 'generation-failed',
      cause: { code: 'server-failed', requestId: 'r1' },
      freeCredit: 'refused',
    });
    expect(asked.at(-1)).toMatchObject({ claim: { searchType: 'classic-sticker', vin: '7F03C000001' } });
  });

  it('STK-07 reports the original failure if the claim fails', async () => {
    const { generateSticker, asked } = setUp({ generation: { code: 'timed-out' }, claim: { code: 'unreachable' } });
    expect((await generateSticker({ vin }))._unsafeUnwrapErr()).toMatchObject({
      cause: { code: 'timed-out' },
      freeCredit: 'unknown',
    });
    expect(asked).toHaveLength(2);
  });

  it.each([{ code: 'signed-out' }, { code: 'cancelled' }, { code: 'no-credit' }] as const)(
    'STK-07 GAP-19 does not treat $code as a failed generation',
    async (error) => {
      const standard = setUp({ generation: error });
      expect((await standard.generateSticker({ vin }))._unsafeUnwrapErr()).toEqual(error);
      expect(standard.asked).toHaveLength(1);
    },
  );

  it.each([{ code: 'signed-out' }, { code: 'cancelled' }] as const)(
    'STK-07 does not treat $code of the mapping as a failed generation',
    async (error) => {
      const { generateSticker, asked } = setUp({ mapping: error });
      expect((await generateSticker({ vin: '7F03C000001' }))._unsafeUnwrapErr()).toEqual(error);
      expect(asked).toHaveLength(1);
    },
  );
});
