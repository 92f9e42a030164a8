import type { HistorySource } from '#core/report/history-source.ts';
import type { ValueEstimate } from '#core/report/value-estimate.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { EvidenceList } from './record-list.tsx';

interface EstimatePanelProps {
  readonly estimate: ValueEstimate;
  readonly sources: readonly HistorySource[];
}

/** Renders the estimated value of a vehicle, with its calculation. */
export function EstimatePanel({ estimate: { low, high, method, evidence }, sources }: EstimatePanelProps) {
  const { t } = useTexts('report');
  const { money } = useFormats();
  return (
    <div className="grid gap-3">
      <p className="font-semibold text-2xl">{t('report.estimate.range', { low: money(low), high: money(high) })}</p>
      <p className="max-w-[70ch]">{t(`report.estimate.${method}`)}</p>
      <div>
        <p className="font-semibold text-sm">{t('report.estimate.basis')}</p>
        <EvidenceList evidence={evidence} sources={sources} />
      </div>
    </div>
  );
}
