import type { HistoryReport } from '#core/report/compose-report.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { odometerAnomalies } from './odometer-anomaly.ts';
import { OdometerChart } from './odometer-chart.tsx';
import { OdometerTable } from './odometer-table.tsx';

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
