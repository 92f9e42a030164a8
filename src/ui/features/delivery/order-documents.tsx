import { Link } from 'react-router';
import type { PlacedOrderDocument } from '#core/checkout/placed-order.ts';
import { buttonClass } from '#ui/components/button-class.ts';
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
    <Card>
      <h2>{t(`delivery.kind.${kind}`)}</h2>
      <p>
        {t('delivery.forVehicle')} <VinText vin={vin} />
      </p>
      {state === 'waiting' ? <DocumentProgress kind={kind} vin={vin} step={step} /> : null}
      {state === 'ready' ? (
        <div className="grid justify-items-start gap-3">
          <p role="status">{t(`delivery.ready.${kind}`)}</p>
          <Link to={`/checkout/documents/${encodeURIComponent(id)}`} className={buttonClass('primary')}>
            {t(`delivery.open.${kind}`)}
          </Link>
        </div>
      ) : null}
      {state === 'choice' || state === 'refunded' || state === 'credited' ? (
        <Notice kind={state === 'choice' ? 'caution' : 'info'}>{t(`delivery.state.${state}`)}</Notice>
      ) : null}
    </Card>
  );
}
