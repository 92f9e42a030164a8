import type { HistoryReport } from '#core/report/compose-report.ts';
import type { Finding } from '#core/report/report-finding.ts';
import type { Language } from '#core/site/host-variant.ts';
import { dayText } from './report-number-text.ts';

/**
 * Returns the name of a record: its source and its ID there.
 *
 * @example
 * recordName(report.sources, { source: 'state', recordId: 't2' }); // 'State of Ohio, t2'
 */
export function recordName(
  sources: HistoryReport['sources'],
  { source, recordId }: { readonly source: string; readonly recordId: string },
): string {
  return `${sources.find(({ id }) => id === source)?.name ?? source}, ${recordId}`;
}

/**
 * Returns the names of the records that support a statement, with their dates.
 *
 * @example
 * evidenceText(report.sources, finding.evidence, 'en'); // 'State of Ohio, t2, Apr 7, 2009'
 */
export function evidenceText(
  sources: HistoryReport['sources'],
  evidence: Finding['evidence'],
  language: Language,
): string {
  return evidence.map((record) => `${recordName(sources, record)}, ${dayText(record.at, language)}`).join(' · ');
}
