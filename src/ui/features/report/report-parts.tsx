import type { ReactNode } from 'react';
import type { HistoryReport } from '#core/report/compose-report.ts';
import type { HistorySource } from '#core/report/history-source.ts';
import type { SectionCoverage } from '#core/report/report-coverage.ts';
import type { ValueEstimate } from '#core/report/value-estimate.ts';
import { Timeline } from '#ui/components/timeline.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { CoverageStateLabel } from './coverage-map.tsx';
import { RecallLimits } from './recall-list.tsx';
import { EvidenceList } from './record-list.tsx';
import { useRecordText } from './use-record-text.ts';

interface ReportSectionCardProps {
  readonly coverage: SectionCoverage;
  /** Shown if records were found. */
  readonly children: ReactNode;
}

/** Renders one section of a report: its records, or why there are none. */
export function ReportSectionCard({ coverage: { section, state }, children }: ReportSectionCardProps) {
  const { t } = useTexts('report');
  return (
    <section id={section} className="grid scroll-mt-4 gap-4 border-line border-t pt-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2>{t(`report.section.${section}`)}</h2>
        <CoverageStateLabel state={state} />
      </header>
      {state === 'found' ? (
        children
      ) : (
        <>
          <p className="text-muted">{t(`report.sectionState.${state}`)}</p>
          {section === 'recalls' ? <RecallLimits /> : null}
        </>
      )}
    </section>
  );
}

interface EstimatePanelProps {
  readonly estimate: ValueEstimate;
  readonly sources: readonly HistorySource[];
}

/** Renders the estimated value of a vehicle, with its calculation. */
export function EstimatePanel({ estimate: { low, high, method, evidence }, sources }: EstimatePanelProps) {
  const { t } = useTexts('report');
  const { money } = useFormats();
  return (
    <div className="grid gap-3">
      <p className="font-semibold text-2xl">{t('report.estimate.range', { low: money(low), high: money(high) })}</p>
      <p className="max-w-[70ch]">{t(`report.estimate.${method}`)}</p>
      <div>
        <p className="font-semibold text-sm">{t('report.estimate.basis')}</p>
        <EvidenceList evidence={evidence} sources={sources} />
      </div>
    </div>
  );
}

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
