import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { vehicleToWire, type WireVehicle } from '#contract/vehicle/wire-vehicle.ts';
import type { SectionCoverage } from '#core/report/report-coverage.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { findBuilds } from '../vehicle/find-builds.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { deliverableFrom } from './deliverable-documents.ts';
import { gatherHistory } from './gather-history.ts';
import { vinOfWish } from './report-fields.ts';

/** Fields of GET /api-cwa/search-page. */
export const searchVehicleInput = z.object({ vin: z.string().trim().min(1).max(64) });

/** What is known of a vehicle before anybody pays. */
export interface SearchAnswer {
  readonly status: 'success';
  readonly data: {
    readonly vehicle: WireVehicle;
    /** How many records there are of each kind, and which sources were asked. */
    readonly sections: readonly SectionCoverage[];
    /** The sum of the records of all sections but recalls; with none, no report can be delivered. */
    readonly records: number;
    readonly report: boolean;
    readonly sticker: boolean;
    readonly demonstration: boolean;
  };
}

/** Returns what there is of a vehicle before anyone pays: counts, and which documents can be delivered; no record itself. */
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
  // Sources of third parties may charge for each question: they are asked once a report is paid for.
  const [history, { builds }] = await Promise.all([
    gatherHistory({ ...ctx, reportSources: [] }, { identified, mileage: null, onStep: () => undefined }),
    findBuilds(ctx.db, identified.vehicle),
  ]);
  const { report, sticker, records } = deliverableFrom(history, builds);
  return ok({
    status: 'success',
    data: {
      vehicle: vehicleToWire(identified.vehicle),
      sections: history.coverage,
      records,
      report,
      sticker,
      demonstration: history.demonstration,
    },
  });
}
