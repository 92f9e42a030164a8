import type { HistoryRecord } from '#core/report/history-record.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { RECALL_SOURCE_LIMIT_MS } from '#origin/kernel/ports/recall-source.ts';
import type { ReportSource } from '#origin/kernel/ports/report-source.ts';
import { askRecalls } from '#origin/recall/ask-recalls.ts';
import { RECALL_TABLE_NAME } from '#origin/recall/recall-table.ts';

const SOURCE_ID = 'recalls';

/**
 * Creates the recall source of reports. It searches by year, make and model, so it returns nothing for an unknown
 * vehicle.
 */
export function recallReportSource(ctx: Pick<OriginContext, 'db' | 'recallSources' | 'logger' | 'now'>): ReportSource {
  return {
    source: {
      id: SOURCE_ID,
      name: ctx.recallSources[0]?.name ?? RECALL_TABLE_NAME,
      sections: ['recalls'],
    },
    // After every live source has failed, the imported table can still answer.
    limitMs: RECALL_SOURCE_LIMIT_MS * (ctx.recallSources.length + 1),
    ask: async ({ year, make, model }) => {
      if (year === null || make === null || model === null) {
        return { knowsVehicle: false, records: [], demonstration: true };
      }
      const { answer, source: name, unanswered } = await askRecalls(ctx, (source) => source.of({ year, make, model }));
      const records = answer.recalls.map(
        (recall): HistoryRecord => ({
          kind: 'recall',
          source: SOURCE_ID,
          recordId: recall.campaign,
          // A recall without a date is listed as of today; the recall itself states that its date is unknown.
          at: recall.reportedAt ?? recall.ownersNotifiedAt ?? ctx.now(),
          place: null,
          odometer: null,
          recall,
        }),
      );
      return {
        knowsVehicle: answer.knowsVehicle,
        records,
        demonstration: answer.demonstration,
        ...(unanswered.length > 0 && { name: `${name} (${unanswered.join(', ')} gave no answer)` }),
      };
    },
  };
}
