import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the possible meanings of an empty section. The three are distinguished everywhere. */
export function CoverageLegend() {
  const { t } = useTexts('check', 'report');
  const meanings = [
    ['report.coverage.clear', 'check.clearMeans'],
    ['report.coverage.no-data', 'check.noDataMeans'],
    ['report.coverage.not-checked', 'check.notCheckedMeans'],
  ] as const;
  return (
    <dl className="grid gap-3 text-sm sm:grid-cols-3">
      {meanings.map(([state, meaning]) => (
        <div key={state} className="border-line border-l-2 pl-3">
          <dt className="font-semibold">{t(state)}</dt>
          <dd className="text-muted">{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}
