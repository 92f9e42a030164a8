import { Link, useLocation } from 'react-router';
import type { HistoryReport } from '#core/report/compose-report.ts';
import type { ReportSummary } from '#core/report/report.ts';
import { reportGlance } from '#core/report/report-glance.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { useGlanceTexts } from './use-glance-texts.ts';

/** A report in a comparison. */
export interface ComparedReport extends Pick<ReportSummary, 'id' | 'vin' | 'createdAt'> {
  readonly snapshot: HistoryReport;
}

/** Renders the reports' answers to the same questions, side by side, or question by question on a narrow screen. */
export function ComparisonTable({ reports }: { readonly reports: readonly ComparedReport[] }) {
  const { t } = useTexts('reports');
  const glanceTexts = useGlanceTexts();
  const columns = reports.map(({ snapshot, ...report }) => ({
    ...report,
    name: fullName(snapshot.vehicle),
    answers: glanceTexts(reportGlance(snapshot)),
  }));
  const questions = columns[0]?.answers.map(({ question, label }) => ({
    question,
    label,
    answers: columns.map(({ id, name, vin, answers }) => ({
      id,
      name,
      vin,
      answer: answers.find((one) => one.question === question)?.answer ?? null,
    })),
  }));
  return (
    <>
      <table className="hidden w-full table-fixed border-collapse text-left sm:table print:table">
        <caption className="sr-only">{t('reports.comparison.caption')}</caption>
        <thead>
          <tr className="border-ink border-b-2 align-top">
            <th scope="col" className="w-40 px-2 py-3 font-semibold">
              {t('reports.comparison.criterion')}
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className="px-2 py-3 font-normal">
                <ComparedName {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions?.map(({ question, label, answers }) => (
            <tr key={question} className="border-line border-b align-top">
              <th scope="row" className="px-2 py-3 font-semibold">
                {label}
              </th>
              {answers.map(({ id, answer }) => (
                <td key={id} className="wrap-anywhere px-2 py-3">
                  <Answer text={answer} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-6 sm:hidden print:hidden">
        <ul className="grid gap-3">
          {columns.map((column) => (
            <li key={column.id} className="rounded-(--radius-card) border border-line bg-surface p-4">
              <ComparedName {...column} />
            </li>
          ))}
        </ul>
        {questions?.map(({ question, label, answers }) => (
          <section key={question} className="grid gap-1">
            <h2 className="text-lg">{label}</h2>
            <dl>
              {answers.map(({ id, name, vin, answer }) => (
                <div key={id} className="border-line border-b py-2">
                  <dt className="text-muted text-sm">
                    {name} · {vin.slice(-6)}
                  </dt>
                  <dd>
                    <Answer text={answer} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}

/** Renders an answer. Unknown is shown differently from none. */
function Answer({ text }: { readonly text: string | null }) {
  const { t } = useTexts('reports');
  return text === null ? <span className="text-muted italic">{t('reports.comparison.unknown')}</span> : text;
}

function ComparedName({ id, name, vin, createdAt }: Omit<ComparedReport, 'snapshot'> & { readonly name: string }) {
  const { t } = useTexts('reports');
  const { date } = useFormats();
  const rest = new URLSearchParams(useLocation().search);
  rest.delete('id', id);
  return (
    <span className="grid justify-items-start gap-1">
      <TextLink to={`/members/reports/${encodeURIComponent(id)}`}>{name}</TextLink>
      <span className="text-sm">
        <VinText vin={vin} />
      </span>
      <span className="text-muted text-sm">{t('reports.made', { date: date(createdAt) })}</span>
      <Link
        to={`?${rest}`}
        aria-label={t('reports.comparison.removeOf', { vehicle: name })}
        className="screen-only rounded-sm text-muted text-sm underline underline-offset-4 hover:text-ink"
      >
        {t('reports.comparison.remove')}
      </Link>
    </span>
  );
}
