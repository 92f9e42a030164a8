import type { HistoryRecord, RecordOf } from '#core/report/history-record.ts';
import {
  type HistorySource,
  REPORT_SECTIONS,
  type SourceAnswer,
  type SourceOutcome,
} from '#core/report/history-source.ts';
import { aRecall } from './a-recall.ts';
import { usd } from './usd.ts';

const base = { source: 'registry', recordId: '1', at: Date.UTC(2010, 0, 1), place: 'TX', odometer: null };

const examples: { readonly [Kind in HistoryRecord['kind']]: RecordOf<Kind> } = {
  title: { ...base, kind: 'title', brandCodes: [] },
  odometer: { ...base, kind: 'odometer', odometer: { value: 50_000, unit: 'mi' } },
  accident: { ...base, kind: 'accident', severity: 'minor', airbagsDeployed: false, description: 'Rear bumper' },
  salvage: { ...base, kind: 'salvage', disposition: 'salvage', description: 'Collision' },
  theft: { ...base, kind: 'theft', recoveredAt: null },
  lien: { ...base, kind: 'lien', holder: 'First Bank', releasedAt: null },
  auction: { ...base, kind: 'auction', price: usd(9_000), announcements: [] },
  listing: { ...base, kind: 'listing', price: usd(10_000), seller: 'Corner Cars' },
  owner: { ...base, kind: 'owner', use: 'personal' },
  recall: { ...base, kind: 'recall', recall: aRecall() },
};

/** A record of each kind. */
export const RECORD_OF_EACH_KIND: readonly HistoryRecord[] = Object.values(examples);

/**
 * Builds a record of a kind, harmless if the kind allows it.
 *
 * @example
 * aRecord('title', { brandCodes: ['11'] });
 */
export function aRecord<Kind extends HistoryRecord['kind']>(
  kind: Kind,
  changes: Partial<RecordOf<Kind>> = {},
): RecordOf<Kind> {
  return { ...examples[kind], ...changes };
}

/**
 * Builds a source that covers all kinds of records.
 *
 * @example
 * aSource({ sections: ['titles'] });
 */
export function aSource(changes: Partial<HistorySource> = {}): HistorySource {
  return { id: 'registry', name: 'Demonstration registry', sections: REPORT_SECTIONS, ...changes };
}

/**
 * Builds the response of a queried source.
 *
 * @example
 * anAnswer({ outcome: { kind: 'failed' } });
 */
export function anAnswer(
  changes: { readonly source?: HistorySource; readonly outcome?: SourceOutcome } = {},
): SourceAnswer {
  return { source: aSource(), outcome: { kind: 'answered', knowsVehicle: true, records: [] }, ...changes };
}
