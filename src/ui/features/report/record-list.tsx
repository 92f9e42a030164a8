import type { HistoryRecord } from '#core/report/history-record.ts';
import type { HistorySource } from '#core/report/history-source.ts';
import { DateText } from '#ui/components/date-text.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { sourceName } from './evidence-list.tsx';
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
