import { CircleDashed, CircleHelp, FileText, SearchCheck } from 'lucide-react';
import type { CoverageState, SectionCoverage } from '#core/report/report-coverage.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** The border shows the state in addition to the icon and text: solid for data, dashed for none. */
const EDGE: Readonly<Record<CoverageState, string>> = {
  found: 'border-2 border-ink',
  clear: 'border-2 border-line',
  'no-data': 'border-2 border-muted border-dotted',
  'not-checked': 'border-2 border-muted border-dashed',
};

/**
 * Renders which sources were queried for each section, so that "nothing found" isn't confused with "not checked". The
 * records of all sections add up to the vehicle's total. Recalls, which are found by vehicle name, are counted as
 * recalls.
 */
export function CoverageMap({ coverage }: { readonly coverage: readonly SectionCoverage[] }) {
  const { t } = useTexts('report');
  const { list } = useFormats();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {coverage.map(({ section, state, records, checked, missing }) => (
        <li
          key={section}
          className={`grid break-inside-avoid content-start gap-1 rounded-(--radius-card) bg-surface p-3 ${EDGE[state]}`}
        >
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="text-base">{t(`report.section.${section}`)}</h3>
            {records > 0 ? (
              <span className="shrink-0 text-muted text-sm">
                {t(section === 'recalls' ? 'report.coverage.recalls' : 'report.coverage.records', { count: records })}
              </span>
            ) : null}
          </div>
          <CoverageStateLabel state={state} />
          {state === 'found' && records === 0 ? <p className="text-sm">{t('report.coverage.inOthers')}</p> : null}
          <p className="text-muted text-sm">
            {checked.length > 0 ? t('report.coverage.checked', { sources: list(checked) }) : null}
            {checked.length + missing.length === 0 ? t('report.coverage.nobody') : null}
          </p>
          {missing.length > 0 ? (
            <p className="text-muted text-sm">{t('report.coverage.missing', { sources: list(missing) })}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const ICON = { found: FileText, clear: SearchCheck, 'no-data': CircleHelp, 'not-checked': CircleDashed } as const;

/** Renders the state of a report section as an icon and text. */
export function CoverageStateLabel({ state }: { readonly state: CoverageState }) {
  const { t } = useTexts('report');
  const Icon = ICON[state];
  const isKnown = state === 'found' || state === 'clear';
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm ${isKnown ? 'text-ink' : 'text-muted italic'}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(`report.coverage.${state}`)}
    </span>
  );
}
