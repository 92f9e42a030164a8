import { AlertOctagon, AlertTriangle, CircleHelp, SearchCheck } from 'lucide-react';
import type { Finding } from '#core/report/report-finding.ts';
import type { Verdict } from '#core/report/report-verdict.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { findingAnchor } from './finding-anchor.ts';
import { useFindingText } from './use-finding-text.ts';

interface VerdictPanelProps {
  readonly verdict: Verdict;
  /** The report's findings, to name the ones behind the verdict. */
  readonly findings: readonly Finding[];
}

const LEVEL = {
  warning: { Icon: AlertOctagon, look: 'border-danger bg-danger-surface', heading: 'text-danger' },
  caution: { Icon: AlertTriangle, look: 'border-caution bg-caution-surface', heading: 'text-caution' },
  'nothing-found': { Icon: SearchCheck, look: 'border-ink bg-surface', heading: 'text-ink' },
  'not-enough': { Icon: CircleHelp, look: 'border-muted border-dashed bg-surface', heading: 'text-ink' },
} as const;

/**
 * Renders the verdict of a report, its reasons, and what no source had data about. It never says that a vehicle is
 * safe.
 */
export function VerdictPanel({ verdict, findings }: VerdictPanelProps) {
  const { t } = useTexts('report');
  const { list } = useFormats();
  const findingText = useFindingText();
  const { Icon, look, heading } = LEVEL[verdict.level];
  const because = findings.filter(({ id }) => verdict.because.includes(id));
  return (
    <section
      aria-label={t('report.verdict.title')}
      className={`flex flex-col gap-3 rounded-(--radius-card) border-2 p-4 sm:flex-row sm:gap-6 sm:p-6 ${look}`}
    >
      <Icon aria-hidden="true" className={`size-8 shrink-0 sm:size-10 ${heading}`} />
      <div className="grid min-w-0 gap-3">
        <h2 className={heading}>{t(`report.verdict.${verdict.level}`)}</h2>
        <p className="max-w-[70ch]">{t(`report.verdict.${verdict.level}Text`)}</p>
        {because.length > 0 ? (
          <div>
            <p className="font-semibold">{t('report.verdict.because')}</p>
            <ul className="list-disc pl-5">
              {because.map(({ id, matter }) => (
                <li key={id}>
                  <a href={`#${findingAnchor(id)}`} className="underline underline-offset-4">
                    {findingText(matter).title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {verdict.unknown.length > 0 ? (
          <p>
            <span className="font-semibold">{t('report.verdict.unknownSections')}: </span>
            {list(verdict.unknown.map((section) => t(`report.section.${section}`)))}
          </p>
        ) : null}
      </div>
    </section>
  );
}
