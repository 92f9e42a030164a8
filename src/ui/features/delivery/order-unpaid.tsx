import { Link } from 'react-router';
import { buttonClass } from '#ui/components/button-class.ts';
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
      <p>
        <Link to={cartPath} reloadDocument className={buttonClass('primary')}>
          {t('delivery.toCart')}
        </Link>
      </p>
    </Page>
  );
}
