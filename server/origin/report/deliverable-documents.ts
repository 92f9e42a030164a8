import type { HistoryReport } from '#core/report/compose-report.ts';
import { hasStickerSubstance } from '#core/sticker/sticker-substance.ts';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import type { Vin } from '#core/vehicle/vin.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { findBuilds } from '../vehicle/find-builds.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { gatherHistory } from './gather-history.ts';

/** The documents that can be sold for a vehicle because they will certainly contain data. */
export interface DeliverableDocuments {
  /** Whether there is at least one record of this vehicle. */
  readonly report: boolean;
  /** Whether the catalog has an entry for it with equipment, options or a base price. */
  readonly sticker: boolean;
  /** Number of records of this vehicle, without recalls, which are public. */
  readonly records: number;
  /** Number of catalog entries from which a sticker could be created. */
  readonly builds: number;
}

/**
 * Returns which documents can be delivered for a VIN, and the number of records and catalog entries. It queries only
 * the origin's own tables: third-party sources may charge per query and are only queried for a paid report.
 */
export async function deliverableDocuments(ctx: OriginContext, vin: Vin): Promise<DeliverableDocuments> {
  const identified = await vehicleOfVin(ctx, vin);
  if (identified === null) return { report: false, sticker: false, records: 0, builds: 0 };
  const ownSources = { ...ctx, reportSources: [], recallSources: [] };
  const [history, { builds }] = await Promise.all([
    gatherHistory(ownSources, { identified, mileage: null, onStep: () => undefined }),
    findBuilds(ctx.db, identified.vehicle),
  ]);
  return deliverableFrom(history, builds);
}

/** Returns the same from a history and catalog entries that have already been read. */
export function deliverableFrom(
  { records: all }: Pick<HistoryReport, 'records'>,
  builds: readonly VehicleBuild[],
): DeliverableDocuments {
  const records = all.filter(({ kind }) => kind !== 'recall').length;
  const printable = builds.filter(hasStickerSubstance).length;
  return { report: records > 0, sticker: printable > 0, records, builds: printable };
}
