import type { CallOptions } from '#ports/call-options.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import { likelyRepairs, offeredRepairs, type VinRepair } from './vin-repair.ts';

/** Finds the VINs to offer for one that seems mistyped. */
export type OfferRepairs = (typed: string, options?: CallOptions) => Promise<readonly VinRepair[]>;

/**
 * Makes the use case that offers repairs of a mistyped VIN (DATA-07): where exactly one look-alike or swap leads to a
 * vehicle of known make, model and model year, that one alone; otherwise a ranked list of five at most. Candidates are decoded,
 * and none of their records is looked up. Without a decoder it judges by the check digit.
 *
 * @example
 * const offerRepairs = createOfferRepairs({ vehicles });
 * const [only] = await offerRepairs('7HGCM82693A000001'); // only.vin is '1HGCM82693A000001'
 */
export function createOfferRepairs({ vehicles }: { readonly vehicles: Pick<VehicleGateway, 'decode'> }): OfferRepairs {
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
