import type { HistoryReport } from '#core/report/compose-report.ts';
import { Timeline } from '#ui/components/timeline.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { useRecordText } from './use-record-text.ts';

/** Renders all events by year, highlighting those that serious findings are based on. */
export function ReportTimeline({ report }: { readonly report: Pick<HistoryReport, 'records' | 'findings'> }) {
  const { t } = useTexts('report');
  const { distance } = useFormats();
  const recordText = useRecordText();
  const serious = report.findings.filter(({ weight }) => weight === 'severe').flatMap(({ evidence }) => evidence);
  const events = report.records.map((record) => {
    const { title, details } = recordText(record);
    const { source, recordId, kind, at, place, odometer } = record;
    const shown = odometer === null ? null : distance(odometer.value, odometer.unit);
    return {
      id: `${source}/${kind}/${recordId}`,
      at,
      title,
      detail: [place, shown, ...details].filter(Boolean).join(' · '),
      marked: serious.some(
        (evidence) => evidence.source === source && evidence.recordId === recordId && evidence.at === at,
      ),
    };
  });
  return <Timeline events={events} empty={t('report.timelineEmpty')} />;
}
