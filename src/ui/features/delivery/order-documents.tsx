import type { PlacedOrderDocument } from '#core/checkout/placed-order.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { DocumentProgress } from './document-progress.tsx';

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
