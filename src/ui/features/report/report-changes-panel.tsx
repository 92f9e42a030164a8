import type { ReactNode } from 'react';
import type { ReportComparison } from '#core/report/finding-dispute.ts';
import type { HistoryRecord } from '#core/report/history-record.ts';
import type { Finding } from '#core/report/report-finding.ts';
import { DateText } from '#ui/components/date-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { useFindingText } from './use-finding-text.ts';
import { useRecordText } from './use-record-text.ts';

/** Renders what is new in a report compared to the vehicle's previous one. */
export function ReportChangesPanel({ comparison: { earlier, changes } }: { readonly comparison: ReportComparison }) {
  const { t } = useTexts('report', 'reports');
  const { date, list } = useFormats();
  const { verdict, addedFindings, removedFindings, addedRecords, removedRecords, coverage } = changes;
  const isSame =
    verdict === null &&
    coverage.length === 0 &&
    [addedFindings, removedFindings, addedRecords, removedRecords].every(({ length }) => length === 0);
  return (
    <section
      aria-labelledby="changes"
      className="grid gap-3 rounded-(--radius-card) border border-line border-l-4 border-l-info bg-surface p-4 sm:p-6"
    >
      <h2 id="changes">{t('reports.changes.title', { date: date(earlier.createdAt) })}</h2>
      {isSame ? <p>{t('reports.changes.same')}</p> : null}
      {verdict ? (
        <p className="font-medium">
          {t('reports.changes.verdict', {
            from: t(`report.verdict.${verdict.from}`),
            to: t(`report.verdict.${verdict.to}`),
          })}
        </p>
      ) : null}
      <Findings title={t('reports.changes.addedFindings')} findings={addedFindings} />
      <Findings title={t('reports.changes.removedFindings')} findings={removedFindings} />
      <Records title={t('reports.changes.addedRecords')} records={addedRecords} />
      <Records title={t('reports.changes.removedRecords')} records={removedRecords} />
      {coverage.length > 0 ? (
        <p>
          {t('reports.changes.coverage', { sections: list(coverage.map((section) => t(`report.section.${section}`))) })}
        </p>
      ) : null}
      <p className="screen-only">
        <TextLink to={`/members/reports/${encodeURIComponent(earlier.id)}`}>{t('reports.changes.earlier')}</TextLink>
      </p>
    </section>
  );
}

function Findings({ title, findings }: { readonly title: string; readonly findings: readonly Finding[] }) {
  const findingText = useFindingText();
  return (
    <Changed title={title}>
      {findings.map(({ id, matter }) => (
        <li key={id}>{findingText(matter).title}</li>
      ))}
    </Changed>
  );
}

function Records({ title, records }: { readonly title: string; readonly records: readonly HistoryRecord[] }) {
  const recordText = useRecordText();
  return (
    <Changed title={title}>
      {records.map((record) => {
        const text = recordText(record);
        return (
          <li key={`${record.source}/${record.kind}/${record.recordId}`}>
            <DateText at={record.at} /> {[text.title, ...text.details].join(' · ')}
          </li>
        );
      })}
    </Changed>
  );
}

function Changed({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <ul className="list-disc pl-5">{children}</ul>
    </div>
  );
}
