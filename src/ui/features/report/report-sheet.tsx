import type { ComponentProps, ReactNode } from 'react';
import type { HistoryReport } from '#core/report/compose-report.ts';
import { recordsOf } from '#core/report/history-record.ts';
import { type ReportSection, sectionOf } from '#core/report/history-source.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { Letterhead, type LetterheadProps } from '#ui/components/letterhead.tsx';
import { VehicleFacts } from '#ui/components/vehicle-facts.tsx';
import { VehicleLogo } from '#ui/components/vehicle-logo.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { CoverageMap } from './coverage-map.tsx';
import { FindingList } from './finding-list.tsx';
import { OdometerSection } from './odometer-section.tsx';
import { RecallList } from './recall-list.tsx';
import { EvidenceList, OwnerList, RecordList } from './record-list.tsx';
import { EstimatePanel, ReportSectionCard, ReportTimeline } from './report-parts.tsx';
import { VerdictPanel } from './verdict-panel.tsx';

interface ReportSheetProps extends Pick<ComponentProps<typeof FindingList>, 'canDispute' | 'disputes' | 'disputing'> {
  readonly report: HistoryReport;
  /** The dealer whose logo the report shows next to our name. */
  readonly letterhead?: LetterheadProps | undefined;
}

/** Renders a complete report: first the summary, then what was checked, then all details with their sources. */
export function ReportSheet({ report, letterhead, ...disputing }: ReportSheetProps) {
  const { t } = useTexts('report', 'vin');
  const { date } = useFormats();
  const { vehicle, coverage, findings, sources, verdict, estimate } = report;
  return (
    <article className="grid gap-8 rounded-(--radius-card) border border-line bg-surface p-4 shadow-(--shadow-card) sm:p-8 print:border-0 print:p-0 print:shadow-none">
      {letterhead ? <Letterhead {...letterhead} /> : null}
      <header className="flex flex-wrap items-center gap-4 border-ink border-b-4 pb-6 sm:flex-nowrap sm:gap-6">
        <div className="w-20 shrink-0 sm:w-auto">
          <VehicleLogo vehicle={vehicle} />
        </div>
        <div className="grid min-w-0 gap-1">
          <h1>{fullName(vehicle)}</h1>
          <p className="text-lg">
            <span className="sr-only">{t('vin.label')} </span>
            <VinText vin={vehicle.vin} />
          </p>
          <p className="text-muted">{t('report.gathered', { date: date(report.gatheredAt) })}</p>
          {report.demonstration ? (
            <p className="justify-self-start rounded-(--radius-card) bg-caution-surface px-3 py-1 font-medium text-caution text-sm">
              {t('report.demonstration')}
            </p>
          ) : null}
        </div>
      </header>
      <VerdictPanel verdict={verdict} findings={findings} />
      <Part title={t('report.findings')}>
        <FindingList findings={findings} sources={sources} {...disputing} />
      </Part>
      <Part title={t('report.coverage.title')}>
        <CoverageMap coverage={coverage} />
      </Part>
      {coverage.map((of) => (
        <ReportSectionCard key={of.section} coverage={of}>
          <SectionContent section={of.section} report={report} />
        </ReportSectionCard>
      ))}
      {estimate ? (
        <Part title={t('report.estimate.title')}>
          <EstimatePanel estimate={estimate} sources={sources} />
        </Part>
      ) : null}
      <Part title={t('report.timeline')}>
        <ReportTimeline report={report} />
      </Part>
      <Part title={t('report.specification')}>
        <VehicleFacts vehicle={vehicle} />
      </Part>
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-4 border-line border-t pt-6 first-of-type:border-t-0 first-of-type:pt-0">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function SectionContent({ section, report }: { readonly section: ReportSection; readonly report: HistoryReport }) {
  const { records, sources, ownerships } = report;
  switch (section) {
    case 'odometer':
      return <OdometerSection report={report} />;
    case 'recalls':
      return (
        <>
          <RecallList recalls={recordsOf(records, 'recall').map(({ recall }) => recall)} />
          <EvidenceList evidence={recordsOf(records, 'recall')} sources={sources} />
        </>
      );
    case 'owners':
      return <OwnerList ownerships={ownerships} sources={sources} />;
    default:
      return <RecordList records={records.filter(({ kind }) => sectionOf(kind) === section)} sources={sources} />;
  }
}
