import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createValidateVin } from './validate-vin.ts';

function setUp() {
  const asked: unknown[] = [];
  const validateVin = createValidateVin({
    vehicles: {
      validate: (request, options) => {
        asked.push([request, options]);
        return okAsync({ isValid: false, message: 'Wrong VIN' });
      },
    },
  });
  return { validateVin, asked };
}

describe('validateVin', () => {
  it('RPT-10 VEH-08 validates a VIN for a report by default', async () => {
    const { validateVin, asked } = setUp();
    const options = { signal: new AbortController().signal };
    const verdict = await validateVin({ vin: ' 1hgcm8-2693a000001 ' }, options);
    expect(verdict._unsafeUnwrap()).toEqual({ isValid: false, message: 'Wrong VIN' });
    expect(asked).toEqual([[{ vin: '1HGCM82693A000001', type: 'report' }, options]]);
  });

  it('RPT-10 validates for another kind of document', async () => {
    const { validateVin, asked } = setUp();
    await validateVin({ vin: '7F03C000001', type: 'sticker' });
    expect(asked).toEqual([[{ vin: '7F03C000001', type: 'sticker' }, undefined]]);
  });

  it.each([
    ['with an invalid length', ' 123456789012345 ', '123456789012345'],
    ['with invalid characters', 'VIN?', 'VIN?'],
    ['with a wrong check digit', '1HGCM82643A004352', '1HGCM82643A004352'],
  ])('VEH-08 leaves the validation of a text %s to the server', async (_which, vin, sent) => {
    const { validateVin, asked } = setUp();
    await validateVin({ vin });
    expect(asked).toEqual([[{ vin: sent, type: 'report' }, undefined]]);
  });

  it('sends no request without input', async () => {
    const { validateVin, asked } = setUp();
    expect((await validateVin({ vin: ' ' }))._unsafeUnwrapErr()).toEqual({ code: 'vin-missing' });
    expect(asked).toEqual([]);
  });
});
