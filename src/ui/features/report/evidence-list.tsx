import type { HistorySource } from '#core/report/history-source.ts';
import type { Evidence } from '#core/report/report-finding.ts';
import { DateText } from '#ui/components/date-text.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface EvidenceListProps {
  readonly evidence: readonly Evidence[];
  readonly sources: readonly HistorySource[];
}

/** Renders the records behind a statement: the source, the date and the record's ID. */
export function EvidenceList({ evidence, sources }: EvidenceListProps) {
  const { t } = useTexts('report');
  return (
    <ul className="grid gap-1 text-muted text-sm">
      {evidence.map(({ source, recordId, at }) => (
        <li key={`${source}/${recordId}`} className="flex flex-wrap gap-x-3">
          <DateText at={at} />
          <span>{t('report.source', { source: sourceName(sources, source) })}</span>
          <span className="break-all">{t('report.recordId', { id: recordId })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns the name of a source, or its ID if the report doesn't contain the name. */
export function sourceName(sources: readonly HistorySource[], id: string): string {
  return sources.find((source) => source.id === id)?.name ?? id;
}
