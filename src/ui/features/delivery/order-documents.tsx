import type { PlacedOrderDocument } from '#core/checkout/placed-order.ts';
import type { ReportStep } from '#core/report/report-step.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { ReportProgress } from '#ui/components/report-progress.tsx';
import { StepProgress } from '#ui/components/step-progress.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders each document of a paid order: its progress, the button that opens it, or why there is none. */
export function OrderDocuments({ documents }: { readonly documents: readonly PlacedOrderDocument[] }) {
  return documents.map((document) => <OrderDocument key={document.id} {...document} />);
}

function OrderDocument({ id, kind, vin, state, step }: PlacedOrderDocument) {
  const { t } = useTexts('delivery');
  return (
    <Card title={t(`delivery.kind.${kind}`)}>
      <p>
        {t('delivery.forVehicle')} <VinText vin={vin} />
      </p>
      {state === 'waiting' ? <DocumentProgress kind={kind} vin={vin} step={step} /> : null}
      {state === 'ready' ? (
        <div className="grid justify-items-start gap-3">
          <p role="status">{t(`delivery.ready.${kind}`)}</p>
          <ButtonLink to={`/checkout/documents/${encodeURIComponent(id)}`}>{t(`delivery.open.${kind}`)}</ButtonLink>
        </div>
      ) : null}
      {state === 'choice' || state === 'refunded' || state === 'credited' ? (
        <Notice kind={state === 'choice' ? 'caution' : 'info'}>{t(`delivery.state.${state}`)}</Notice>
      ) : null}
    </Card>
  );
}

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

/** Returns the steps to show for a document when only the last step reached is known. */
export function stepsUpTo(last: ReportStep | null): readonly ReportStep[] {
  if (last === null) return [];
  return last.step === 'vehicle' ? [last] : [{ step: 'vehicle', state: 'done' }, last];
}
