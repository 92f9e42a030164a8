import { AlertOctagon, AlertTriangle, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { type FindingDispute, withDisputes } from '#core/report/finding-dispute.ts';
import type { HistorySource } from '#core/report/history-source.ts';
import type { Finding } from '#core/report/report-finding.ts';
import { buttonClass } from '#ui/components/button-class.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { findingAnchor } from './finding-anchor.ts';
import { EvidenceList } from './record-list.tsx';
import { useFindingText } from './use-finding-text.ts';

interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly sources: readonly HistorySource[];
  /**
   * Whether the reader can dispute a finding. The button requests the same page with `?dispute=<id of the finding>`.
   */
  readonly canDispute?: boolean;
  /** The disputes of findings. */
  readonly disputes?: readonly FindingDispute[];
  /** The form for the finding being disputed, in place of its button. */
  readonly disputing?: { readonly findingId: Finding['id']; readonly form: ReactNode } | null;
}

const WEIGHT = {
  severe: { Icon: AlertOctagon, look: 'border-danger', label: 'text-danger' },
  caution: { Icon: AlertTriangle, look: 'border-caution', label: 'text-caution' },
  notice: { Icon: Info, look: 'border-muted', label: 'text-muted' },
} as const;

/** Renders the findings, most serious first, each with the records that support it. */
export function FindingList({
  findings,
  sources,
  canDispute = false,
  disputes = [],
  disputing = null,
}: FindingListProps) {
  const { t } = useTexts('report');
  const findingText = useFindingText();
  if (findings.length === 0) return <p className="text-muted">{t('report.noFindings')}</p>;
  return (
    <ol className="grid gap-4">
      {withDisputes({ findings }, disputes).map(({ finding: { id, weight, matter, evidence }, dispute }) => {
        const { Icon, look, label } = WEIGHT[weight];
        const { title, text } = findingText(matter);
        return (
          <li
            key={id}
            id={findingAnchor(id)}
            className={`grid scroll-mt-4 break-inside-avoid gap-2 border-l-4 pl-4 ${look}`}
          >
            <p className={`flex items-center gap-1.5 font-semibold text-sm ${label}`}>
              <Icon aria-hidden="true" className="size-4" />
              {t(`report.weight.${weight}`)}
            </p>
            <h3>{title}</h3>
            <p className="max-w-[70ch]">{text}</p>
            <EvidenceList evidence={evidence} sources={sources} />
            {dispute ? <DisputeText dispute={dispute} /> : null}
            {canDispute && dispute === null && disputing?.findingId === id ? disputing.form : null}
            {canDispute && dispute === null && disputing?.findingId !== id ? (
              <Form method="get" preventScrollReset className="screen-only">
                <button
                  type="submit"
                  name="dispute"
                  value={id}
                  aria-label={t('report.disputeOf', { finding: title })}
                  className={`${buttonClass('quiet')} text-sm`}
                >
                  {t('report.dispute')}
                </button>
              </Form>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

function DisputeText({ dispute: { message, createdAt } }: { readonly dispute: FindingDispute }) {
  const { t } = useTexts('report');
  const { date } = useFormats();
  return (
    <div className="max-w-[70ch] rounded-(--radius-card) bg-info-surface px-3 py-2">
      <p className="font-medium text-info text-sm">{t('report.disputed', { date: date(createdAt) })}</p>
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
    </div>
  );
}
