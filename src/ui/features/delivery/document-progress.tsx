import type { PlacedOrderDocument } from '#core/checkout/placed-order.ts';
import { ReportProgress } from '#ui/components/report-progress.tsx';
import { StepProgress } from '#ui/components/step-progress.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { stepsUpTo } from './steps-up-to.ts';

/** Renders the progress of a paid document. */
export function DocumentProgress({ kind, vin, step }: Pick<PlacedOrderDocument, 'kind' | 'vin' | 'step'>) {
  const { t } = useTexts('delivery');
  if (kind === 'report') return <ReportProgress vin={vin} steps={stepsUpTo(step)} />;
  return (
    <StepProgress
      label={t('delivery.stickerProgress', { vin })}
      steps={[{ name: t('delivery.stickerStep'), state: 'current' }]}
    />
  );
}
