import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { SectionCoverage } from '../../../src/core/report/report-coverage.ts';
import { limitCalls } from '../limits/limit-calls.ts';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import { canHaveSticker } from '../sticker/find-draft.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { type WireVehicle, wireVehicle } from '../vehicle/wire-vehicle.ts';
import { gatherHistory } from './gather-history.ts';
import { vinOfWish } from './report-fields.ts';

/** Fields of GET /api-cwa/search-page. */
export const searchVehicleInput = z.object({ vin: z.string().trim().min(1).max(64) });

/** What is known of a vehicle before anybody pays. */
export interface SearchAnswer {
  readonly status: 'success';
  readonly data: {
    readonly vehicle: WireVehicle;
    /** How many records there are of each kind, and what was looked at to know that. */
    readonly sections: readonly SectionCoverage[];
    /** Records in all, recalls left out: with none there is no report to be had. */
    readonly records: number;
    readonly report: boolean;
    readonly sticker: boolean;
    readonly demonstration: boolean;
  };
}

/** Tells what there is of a vehicle, so that nobody pays for an empty report; the records themselves are not told. */
export async function searchVehicle(
  ctx: OriginContext,
  { vin: text }: z.infer<typeof searchVehicleInput>,
  caller: string,
): Promise<Result<SearchAnswer, OriginError>> {
  const vin = vinOfWish(text);
  if (vin.isErr()) return err(vin.error);
  const counted = await limitCalls(ctx, [{ limit: 'searchByCaller', by: caller }]);
  if (counted.isErr()) return err(counted.error);
  const identified = await vehicleOfVin(ctx, vin.value);
  if (identified === null) return err({ code: 'not-found', message: 'Nothing is known of this VIN.' });
  // Sources of others may ask money for each question: they are asked once somebody wants the report.
  const history = await gatherHistory(
    { ...ctx, reportSources: [] },
    { identified, mileage: null, onStep: () => undefined },
  );
  const records = history.records.filter(({ kind }) => kind !== 'recall').length;
  return ok({
    status: 'success',
    data: {
      vehicle: wireVehicle(identified.vehicle),
      sections: history.coverage,
      records,
      report: records > 0,
      sticker: canHaveSticker(identified.vehicle),
      demonstration: history.demonstration,
    },
  });
}
