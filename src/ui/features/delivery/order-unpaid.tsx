import { ButtonLink } from '#ui/components/button-link.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { Page } from '#ui/components/page.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

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
