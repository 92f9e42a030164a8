import type { HistoryRecord } from '#core/report/history-record.ts';
import type { HistorySource } from '#core/report/history-source.ts';
import type { Ownership } from '#core/report/ownership.ts';
import type { Evidence } from '#core/report/report-finding.ts';
import { DateText } from '#ui/components/date-text.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { useRecordText } from './use-record-text.ts';

interface RecordListProps {
  readonly records: readonly HistoryRecord[];
  readonly sources: readonly HistorySource[];
}

/** Renders records as listed in a document: date and place, event, and source. */
export function RecordList({ records, sources }: RecordListProps) {
  const { t } = useTexts('report');
  const { distance } = useFormats();
  const recordText = useRecordText();
  return (
    <ol className="grid">
      {records.map((record) => {
        const { title, details } = recordText(record);
        const { at, place, odometer, source, recordId, kind } = record;
        return (
          <li
            key={`${source}/${kind}/${recordId}`}
            className="grid break-inside-avoid gap-x-6 gap-y-1 border-line border-t py-3 first:border-t-0 sm:grid-cols-[8rem_1fr]"
          >
            <p className="text-muted sm:text-ink">
              <DateText at={at} />
              {place === null ? null : <span className="sm:block sm:text-muted"> {place}</span>}
            </p>
            <div className="grid min-w-0 gap-0.5">
              <p className="font-semibold">{title}</p>
              {details.map((detail) => (
                <p key={detail} className="wrap-anywhere">
                  {detail}
                </p>
              ))}
              <p className="flex flex-wrap gap-x-3 text-muted text-sm">
                {odometer === null ? null : (
                  <span>{t('report.odometerAt', { distance: distance(odometer.value, odometer.unit) })}</span>
                )}
                <span>{t('report.source', { source: sourceName(sources, source) })}</span>
                <span className="break-all">{t('report.recordId', { id: recordId })}</span>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface OwnerListProps {
  readonly ownerships: readonly Ownership[];
  readonly sources: readonly HistorySource[];
}

/** Renders the owners in order, as far as ownership changes were recorded. */
export function OwnerList({ ownerships, sources }: OwnerListProps) {
  const { t } = useTexts('report');
  const { date } = useFormats();
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {ownerships.map(({ number, from, until, use, place, source, recordId }) => (
        <li key={number} className="grid break-inside-avoid gap-0.5 rounded-(--radius-card) border border-line p-3">
          <p className="font-semibold">{t('report.owner.title', { number })}</p>
          <p>
            {t('report.owner.span', {
              from: date(from),
              until: until === null ? t('report.owner.today') : date(until),
            })}
          </p>
          <p>{[t(`report.use.${use}`), place].filter(Boolean).join(' · ')}</p>
          <p className="text-muted text-sm">
            {t('report.source', { source: sourceName(sources, source) })} · {t('report.recordId', { id: recordId })}
          </p>
        </li>
      ))}
    </ol>
  );
}

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
