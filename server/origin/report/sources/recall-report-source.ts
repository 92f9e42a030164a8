import type { HistoryRecord } from '../../../../src/core/report/history-record.ts';
import type { OriginContext } from '../../origin-context.ts';
import { askRecalls } from '../../recall/ask-recalls.ts';
import type { ReportSource } from './report-source.ts';

/** Longer than one try of NHTSA takes, so that the imported table can still answer after it. */
const LIMIT_MS = 10_000;
const SOURCE_ID = 'recalls';

/** Makes the source of recalls. They go by year, make and model: of a vehicle that is not known they tell nothing. */
export function recallReportSource(ctx: Pick<OriginContext, 'db' | 'nhtsaAddress' | 'logger' | 'now'>): ReportSource {
  return {
    source: {
      id: SOURCE_ID,
      name: ctx.nhtsaAddress === null ? 'Imported recall list' : 'NHTSA recalls',
      sections: ['recalls'],
    },
    limitMs: LIMIT_MS,
    ask: async ({ year, make, model }) => {
      if (year === null || make === null || model === null) {
        return { knowsVehicle: false, records: [], demonstration: true };
      }
      const { answer, source: name, fallback } = await askRecalls(ctx, (source) => source.of({ year, make, model }));
      const records = answer.recalls.map(
        (recall): HistoryRecord => ({
          kind: 'recall',
          source: SOURCE_ID,
          recordId: recall.campaign,
          // A recall without any date is known of since today; the recall itself tells that its date is unknown.
          at: recall.reportedAt ?? recall.ownersToldAt ?? ctx.now(),
          place: null,
          odometer: null,
          recall,
        }),
      );
      return {
        knowsVehicle: answer.knowsVehicle,
        records,
        demonstration: answer.demonstration,
        ...(fallback && { name: `${name} (NHTSA gave no answer)` }),
      };
    },
  };
}
