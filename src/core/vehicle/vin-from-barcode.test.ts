import { describe, expect, it } from 'vitest';
import { vinFromBarcode } from './vin-from-barcode.ts';

describe('vinFromBarcode', () => {
  it.each([
    ['1HGCM82693A000001'],
    ['*1hgcm82693a000001*'],
    ['I1HGCM82693A000001'],
    ['https://example.com/v/1HGCM82693A000001?from=label'],
    ['ABCDEFGH123456789 1HGCM82693A000001 2003'],
  ])('finds the VIN in %j', (text) => {
    expect(vinFromBarcode(text)).toBe('1HGCM82693A000001');
  });

  it('returns a VIN without a correct check digit if there is no other', () => {
    expect(vinFromBarcode('IWBA3A5C50CF000001')).toBe('WBA3A5C50CF000001');
  });

  it.each(['', '4006381333931', '1HGCM82693A00000', 'X1HGCM82693A000001', '1HGCM82693AO00001'])(
    'returns null for %j',
    (text) => {
      expect(vinFromBarcode(text)).toBeNull();
    },
  );
});
