import type { CallOptions } from '#ports/call-options.ts';
import type { VehicleCalls } from '#ports/vehicle-gateway.ts';
import { likelyRepairs, offeredRepairs, type VinRepair } from './vin-repair.ts';

/** Returns the suggested corrections for a VIN that may be mistyped. */
export type OfferRepairs = (typed: string, options?: CallOptions) => Promise<readonly VinRepair[]>;

/**
 * Creates the use case that suggests corrections for a mistyped VIN (DATA-07). If exactly one look-alike or swap
 * decodes to a vehicle with known make, model and model year, only that one is suggested; otherwise, a ranked list of
 * up to five. Candidates are decoded, but their records are not looked up. Without a decoder, the check digit decides.
 *
 * @example
 * const offerRepairs = createOfferRepairs({ vehicles });
 * const [only] = await offerRepairs('7HGCM82693A000001'); // only.vin is '1HGCM82693A000001'
 */
export function createOfferRepairs({ vehicles }: VehicleCalls<'decode'>): OfferRepairs {
  return async (typed, options) => {
    const likely = likelyRepairs(typed);
    if (likely.length < 2) return offeredRepairs(typed);
    const answers = await Promise.all(likely.map(({ vin }) => decodes(vin, options)));
    const decoding = likely.filter((_, index) => answers[index]);
    return decoding.length === 1 ? decoding : offeredRepairs(typed);
  };

  async function decodes(vin: string, options: CallOptions | undefined): Promise<boolean> {
    const decoded = await vehicles.decode(vin, options);
    return decoded.match(
      ({ year, make, model }) => year !== null && make !== null && model !== null,
      () => false,
    );
  }
}
