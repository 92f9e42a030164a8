import { LRUCache } from 'lru-cache';
import type { DecodedVin } from './decoded-vin.ts';
import type { VinDecoder } from './vin-decoder.ts';

/** Maximum number of cached VINs, about 10 MB. */
const MAX_REMEMBERED = 5_000;

/**
 * Returns a decoder with a cache of recently decoded VINs: each step from search to print decodes the same VIN, and
 * vPIC's data does not change while the host runs.
 *
 * @example
 * const decoder = rememberDecoded(createVinDecoder(vpic));
 */
export function rememberDecoded(decoder: VinDecoder, most = MAX_REMEMBERED): VinDecoder {
  const remembered = new LRUCache<string, DecodedVin>({ max: most });
  return {
    decode(vin, options = {}) {
      const key = `${vin} ${options.currentYear} ${options.modelYear}`;
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const decoded = decoder.decode(vin, options);
      remembered.set(key, decoded);
      return decoded;
    },
  };
}
