import type { ReactNode } from 'react';
import { Page } from '#ui/components/page.tsx';
import { Spinner } from '#ui/components/spinner.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ShownOrder } from './load-order.ts';

interface OrderPendingProps {
  readonly shown: Extract<ShownOrder, { state: 'waiting' | 'unavailable' }>;
  readonly children: ReactNode;
}

/** Renders a message in place of an order whose payment is not confirmed. */
export function OrderPending({ shown, children }: OrderPendingProps) {
  const { t } = useTexts('delivery');
  const isUnavailable = shown.state === 'unavailable';
  const title = t(isUnavailable ? 'delivery.unavailableTitle' : 'delivery.waitingTitle');
  return (
    <Page title={title} lead={t(isUnavailable ? 'delivery.unavailable' : 'delivery.waiting')} width="narrow" isPrivate>
      {children}
      <Spinner label={t('delivery.asking')} />
      {shown.state === 'waiting' && shown.continueAt !== null ? (
        <p>
          {t('delivery.notPaid')}{' '}
          <TextLink to={shown.continueAt} reloadDocument prefetch="none">
            {t('delivery.toPayment')}
          </TextLink>
        </p>
      ) : null}
    </Page>
  );
}
