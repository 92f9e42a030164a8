import type { HistorySource, ReportSection } from '#core/report/history-source.ts';
import { sectionsOfKind } from '#origin/data-import/history-kinds.ts';
import type { OriginDatabase } from '#origin/kernel/db/schema.ts';
import type { ReportSource, SourceKnowledge } from '#origin/kernel/ports/report-source.ts';
import { recordsFromRows } from './records-from-rows.ts';

const LIMIT_MS = 5_000;

/** Returns the sources of imported records that can have data about this VIN, and the missing sources. */
export async function recordedSources(db: OriginDatabase, vin: string): Promise<readonly ReportSource[]> {
  const declared = await db.selectFrom('history_sources').selectAll().orderBy('source').execute();
  const recorded = await db
    .selectFrom('history_records')
    .select(['source', 'kind'])
    .distinct()
    .where('vin', '=', vin)
    .where('occurred_at', 'is not', null)
    .execute();
  const bySource = new Map<string, { connected: boolean; sections: Set<ReportSection> }>();
  const tells = (source: string, connected: boolean, sections: readonly ReportSection[]) => {
    const known = bySource.get(source);
    bySource.set(source, {
      connected: connected || known?.connected === true,
      sections: new Set([...(known?.sections ?? []), ...sections]),
    });
  };
  for (const { source, section, connected } of declared) tells(source, connected === 1, [section]);
  // A source with records is connected, even if declared otherwise.
  for (const { source, kind } of recorded) tells(source, true, sectionsOfKind(kind));
  const knowing = new Set(recorded.map(({ source }) => source));
  return [...bySource].map(([name, { connected, sections }]) => {
    const source = { id: name, name, sections: [...sections] };
    if (!connected) return { source, limitMs: LIMIT_MS, ask: null };
    return knowing.has(name) ? knowingSource(db, source) : { source, limitMs: LIMIT_MS, ask: async () => NOTHING };
  });
}

/** The result of a source without records of the vehicle. */
const NOTHING: SourceKnowledge = { knowsVehicle: false, records: [], demonstration: true };

function knowingSource(db: OriginDatabase, source: HistorySource): ReportSource {
  return {
    source,
    limitMs: LIMIT_MS,
    ask: async ({ vin }) => {
      const rows = await db
        .selectFrom('history_records')
        .selectAll()
        .where('source', '=', source.id)
        .where('vin', '=', vin)
        .where('occurred_at', 'is not', null)
        .orderBy('occurred_at')
        .orderBy('record_id')
        .limit(MAX_RECORDS)
        .execute();
      return {
        knowsVehicle: rows.length > 0,
        records: recordsFromRows(rows),
        demonstration: rows.every(({ demonstration }) => demonstration === 1),
      };
    },
  };
}

/** Maximum number of records. No vehicle has more, and a report must remain readable. */
const MAX_RECORDS = 1_000;
