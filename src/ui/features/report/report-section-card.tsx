import type { ReactNode } from 'react';
import type { SectionCoverage } from '#core/report/report-coverage.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { CoverageStateLabel } from './coverage-map.tsx';
import { RecallLimits } from './recall-list.tsx';

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
