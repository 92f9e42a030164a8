import { CircleDashed, CircleHelp, FileText, SearchCheck } from 'lucide-react';
import type { CoverageState } from '#core/report/report-coverage.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

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
