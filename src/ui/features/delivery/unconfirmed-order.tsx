import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Notice } from '#ui/components/notice.tsx';
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

interface OrderUnpaidProps {
  readonly reason: 'declined' | 'expired' | 'too-many-declines';
  readonly cartPath: string;
}

/** Renders why an order will not be paid, with a link back to its cart. */
export function OrderUnpaid({ reason, cartPath }: OrderUnpaidProps) {
  const { t } = useTexts('delivery');
  return (
    <Page title={t('delivery.unpaidTitle')} width="narrow" isPrivate>
      <Notice kind="danger">{t(`delivery.${reason}`)}</Notice>
      <ButtonLink as="p" to={cartPath} reloadDocument>
        {t('delivery.toCart')}
      </ButtonLink>
    </Page>
  );
}
