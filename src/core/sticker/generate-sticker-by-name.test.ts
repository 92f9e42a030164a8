import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { StickerGeneration } from '#ports/sticker-gateway.ts';
import { unknownVehicle } from '../vehicle/vehicle.ts';
import { createGenerateStickerByName } from './generate-sticker-by-name.ts';

const draft = { vehicle: unknownVehicle(''), builds: [], mode: 'ymmt', demonstration: false } as const;
const sticker = { id: 's1', createdAt: 1, content: {} as never };
const accord = { year: 2003, make: 'Honda', model: 'Accord' };

function setUp(generation: StickerGeneration | GatewayError = { status: 'no_prev_data', draft }) {
  const asked: unknown[] = [];
  const generateByName = createGenerateStickerByName({
    stickers: {
      generateByName: (request, options) => {
        asked.push({ request, options });
        return 'code' in generation ? errAsync(generation) : okAsync(generation);
      },
    },
    freeCredits: {
      claim: (claim) => {
        asked.push({ claim });
        return okAsync('refused');
      },
    },
  });
  return { generateByName, asked };
}

describe('generateStickerByName', () => {
  it('STK-08 STK-19 requests by year, make and model, and tags the draft with the mode ymmt', async () => {
    const { generateByName, asked } = setUp();
    const options = { signal: new AbortController().signal };
    const result = await generateByName({ year: 2003, make: ' Honda', model: 'Accord ' }, options);
    expect(result._unsafeUnwrap()).toEqual({ kind: 'draft', draft, mode: 'ymmt' });
    expect(asked).toEqual([{ request: accord, options }]);
  });

  it('STK-08 tags an existing sticker too', async () => {
    const { generateByName } = setUp({ status: 'success', sticker });
    expect((await generateByName(accord))._unsafeUnwrap()).toEqual({ kind: 'stored', sticker, mode: 'ymmt' });
  });

  it('STK-08 sends no request without year, make and model', async () => {
    const { generateByName, asked } = setUp();
    expect((await generateByName({ ...accord, model: ' ' }))._unsafeUnwrapErr()).toEqual({
      code: 'vehicle-name-incomplete',
      missing: ['model'],
    });
    expect(asked).toEqual([]);
  });

  it('STK-07 STK-08 claims a free credit exactly once on failure', async () => {
    const { generateByName, asked } = setUp({ status: 'error', message: 'no data' });
    expect((await generateByName(accord))._unsafeUnwrapErr()).toEqual({
      code: 'generation-failed',
      message: 'Failed to generate sticker',
      cause: { code: 'not-accepted', message: 'no data' },
      freeCredit: 'refused',
    });
    expect(asked.slice(1)).toEqual([
      {
        claim: {
          vin: '',
          source: 'sticker',
          searchType: 'ymmt-sticker',
          errorMessage: 'Failed to generate sticker',
          creditType: 'sticker',
        },
      },
    ]);
  });

  it.each([{ code: 'signed-out' }, { code: 'cancelled' }] as const)(
    'does not treat $code as a failure',
    async (error) => {
      const { generateByName, asked } = setUp(error);
      expect((await generateByName(accord))._unsafeUnwrapErr()).toEqual(error);
      expect(asked).toHaveLength(1);
    },
  );
});
