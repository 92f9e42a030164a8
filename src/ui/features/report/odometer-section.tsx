import type { HistoryReport } from '#core/report/compose-report.ts';
import type { HistorySource } from '#core/report/history-source.ts';
import type { OdometerReading } from '#core/report/odometer-reading.ts';
import { DateText } from '#ui/components/date-text.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { type OdometerAnomaly, odometerAnomalies } from './odometer-anomaly.ts';
import { OdometerChart } from './odometer-chart.tsx';
import { sourceName } from './record-list.tsx';
import { useFindingText } from './use-finding-text.ts';

/** Renders the odometer section: a chart over time and a table. */
export function OdometerSection({
  report,
}: {
  readonly report: Pick<HistoryReport, 'readings' | 'findings' | 'sources'>;
}) {
  const { t } = useTexts('report');
  const { readings, findings, sources } = report;
  const anomalies = odometerAnomalies(findings, readings);
  return (
    <figure className="grid gap-4">
      <figcaption className="text-muted text-sm">
        {t('report.odometer.chart')} ({t('report.odometer.miles')})
        {anomalies.length > 0 ? (
          <span className="text-danger">
            {' '}
            <span aria-hidden="true">◆ ╌╌</span> {t('report.odometer.odd')}
          </span>
        ) : null}
      </figcaption>
      <OdometerChart readings={readings} anomalies={anomalies} />
      <OdometerTable readings={readings} anomalies={anomalies} sources={sources} />
    </figure>
  );
}

interface OdometerTableProps {
  readonly readings: readonly OdometerReading[];
  readonly anomalies: readonly OdometerAnomaly[];
  readonly sources: readonly HistorySource[];
}

const HEADINGS = ['date', 'reading', 'source', 'remark'] as const;

/** Renders the data of the odometer chart as a table: each reading in its recorded unit, with its anomalies. */
function OdometerTable({ readings, anomalies, sources }: OdometerTableProps) {
  const { t } = useTexts('report');
  const { distance } = useFormats();
  const findingText = useFindingText();
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm [&_td]:px-2 [&_td]:py-2 [&_td]:align-top [&_th]:px-2 [&_th]:py-2 [&_th]:text-left">
        <caption className="sr-only">{t('report.odometer.table')}</caption>
        <thead className="hidden sm:table-header-group print:table-header-group">
          <tr className="border-ink border-b-2">
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                {t(`report.odometer.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings.map((reading) => {
            const odd = anomalies.filter(({ readings: pair }) => pair[1] === reading);
            return (
              <tr
                key={`${reading.source}/${reading.recordId}`}
                className="grid grid-cols-2 border-line border-b sm:table-row print:table-row"
              >
                <td>
                  <DateText at={reading.at} />
                </td>
                <td className="whitespace-nowrap text-right font-semibold sm:text-left">
                  {distance(reading.value, reading.unit)}
                </td>
                <td className="col-span-2 text-muted">
                  {sourceName(sources, reading.source)} <span className="break-all">{reading.recordId}</span>
                </td>
                <td className={odd.length > 0 ? 'col-span-2' : 'hidden sm:table-cell print:table-cell'}>
                  {odd.map(({ number, finding }) => {
                    const { title, text } = findingText(finding.matter);
                    return (
                      <p key={number}>
                        <strong className="text-danger">
                          ◆ {number} {title}
                        </strong>{' '}
                        {text}
                      </p>
                    );
                  })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
