import type { HistoryReport } from '#core/report/compose-report.ts';
import { hasStickerSubstance } from '#core/sticker/sticker-substance.ts';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import type { Vin } from '#core/vehicle/vin.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { findBuilds } from '../vehicle/find-builds.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { gatherHistory } from './gather-history.ts';

/** Which documents can be sold for a vehicle, because making them is certain to give something to read. */
export interface DeliverableDocuments {
  /** Whether there is at least one record of this very vehicle. */
  readonly report: boolean;
  /** Whether the catalog has a build of it with equipment, options or a base price. */
  readonly sticker: boolean;
  /** Records of this very vehicle; recalls, which anyone can look up, are not counted. */
  readonly records: number;
  /** Builds of the catalog that a sticker could be made from. */
  readonly builds: number;
}

/**
 * Returns which documents can be delivered for a VIN, and how many records and builds there are. It asks the origin's
 * own tables only: sources of third parties may charge for each question, and are asked once a report is paid for.
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

/** Returns the same from a history and builds that were read already. */
export function deliverableFrom(
  { records: all }: Pick<HistoryReport, 'records'>,
  builds: readonly VehicleBuild[],
): DeliverableDocuments {
  const records = all.filter(({ kind }) => kind !== 'recall').length;
  const printable = builds.filter(hasStickerSubstance).length;
  return { report: records > 0, sticker: printable > 0, records, builds: printable };
}
