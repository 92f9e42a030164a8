import { err, ok } from 'neverthrow';
import type { readCalls } from '#contract/report/read-calls.ts';
import { vehicleToWire } from '#contract/vehicle/wire-vehicle.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, RequestDetails, Verb } from '../kernel/origin-context.ts';
import { findBuilds } from '../vehicle/find-builds.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { deliverableFrom } from './deliverable-documents.ts';
import { gatherHistory } from './gather-history.ts';
import { requestedVin } from './report-fields.ts';

/** Returns the available data of a vehicle before purchase: counts and deliverable documents, but no records. */
export const searchVehicle: Verb<typeof readCalls.preview, OriginContext, [RequestDetails]> = async (
  ctx,
  { vin: text },
  { caller },
) => {
  const vin = requestedVin(text);
  if (vin.isErr()) return err(vin.error);
  const counted = await limitCalls(ctx, [{ limit: 'searchByCaller', by: caller }]);
  if (counted.isErr()) return err(counted.error);
  const identified = await vehicleOfVin(ctx, vin.value);
  if (identified === null) return err({ code: 'not-found', message: 'Nothing is known of this VIN.' });
  // Third-party sources may charge per query, so they are only queried for a paid report.
  const [history, { builds }] = await Promise.all([
    gatherHistory({ ...ctx, reportSources: [] }, { identified, mileage: null, onStep: () => undefined }),
    findBuilds(ctx.db, identified.vehicle),
  ]);
  const { report, sticker, records } = deliverableFrom(history, builds);
  return ok({
    status: 'success',
    data: {
      vehicle: vehicleToWire(identified.vehicle),
      sections: [...history.coverage],
      records,
      report,
      sticker,
      demonstration: history.demonstration,
    },
  });
};
