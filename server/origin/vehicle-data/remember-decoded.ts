import { LRUCache } from 'lru-cache';
import type { DecodedVin } from './decoded-vin.ts';
import type { VinDecoder } from './vin-decoder.ts';

/** About 10 MB. */
const MAX_REMEMBERED = 5_000;

/**
 * Remembers the VINs that were decoded of late: whoever looks at a vehicle asks for it at each step from the search to
 * the print, and what vPIC tells of it stays the same while the host runs.
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
