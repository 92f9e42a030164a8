import type { Recall } from '#core/recall/recall.ts';
import { recallsByCampaign } from '#core/recall/recalls-by-campaign.ts';
import type { RecallRow } from '../kernel/db/record-rows.ts';
import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { RecallSource } from '../kernel/ports/recall-source.ts';

/** The name of the imported recalls, as shown to readers. */
export const RECALL_TABLE_NAME = 'Imported recall list';

/** Creates the source of the imported recalls. Their makes and models are in uppercase. */
export function createRecallTable(db: OriginDatabase): RecallSource {
  const named = ({ year, make }: { readonly year: number; readonly make: string }) =>
    db.selectFrom('recalls').where('year', '=', year).where('make', '=', make.trim().toUpperCase());

  return {
    name: RECALL_TABLE_NAME,
    years: async () => {
      const rows = await db
        .selectFrom('recalls')
        .select('year')
        .distinct()
        .where('year', 'is not', null)
        .orderBy('year', 'desc')
        .execute();
      return rows.flatMap(({ year }) => year ?? []);
    },
    makes: async (year) => {
      const makes = db.selectFrom('recalls').select('make').distinct().where('year', '=', year).orderBy('make');
      return (await makes.execute()).map(({ make }) => make);
    },
    models: async (vehicle) => {
      const models = await named(vehicle).select('model').distinct().orderBy('model').execute();
      return models.map(({ model }) => model);
    },
    of: async (vehicle) => {
      const rows = await named(vehicle)
        .selectAll()
        .where('model', '=', vehicle.model.trim().toUpperCase())
        .orderBy('record_id')
        .execute();
      const [row = await named(vehicle).select('record_id').limit(1).executeTakeFirst()] = rows;
      return {
        recalls: recallsByCampaign(rows.map(recallFromRow)),
        knowsVehicle: row !== undefined,
        demonstration: rows.every(({ demonstration }) => demonstration === 1),
      };
    },
  };
}

function recallFromRow(row: RecallRow): Recall {
  const { campaign, manufacturer, component, summary, consequence, remedy, notes } = row;
  return {
    campaign,
    manufacturer,
    component,
    summary,
    consequence,
    remedy,
    notes,
    reportedAt: row.reported_at,
    ownersNotifiedAt: row.owners_told_at,
    parkIt: row.park_it === 1,
    parkOutside: row.park_outside === 1,
    // The file does not contain this.
    overTheAirUpdate: false,
  };
}
