import { ButtonLink } from '#ui/components/button-link.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { StickerPayment } from './load-payment.ts';

interface PaymentNoteProps {
  readonly payment: StickerPayment;
  readonly vin: string;
}

/** Renders the cost before confirmation, or a link to buy credits if none are left. */
export function PaymentNote({ payment, vin }: PaymentNoteProps) {
  const { t } = useTexts('build');
  if (payment.kind === 'none') {
    return (
      <>
        <Notice kind="caution">{t('build.pay-none')}</Notice>
        <ButtonLink as="p" to={vin === '' ? '/plans' : `/plans?vin=${encodeURIComponent(vin)}`}>
          {t('build.toPlans')}
        </ButtonLink>
      </>
    );
  }
  return <p>{t(`build.pay-${payment.kind}`, { count: 'left' in payment ? payment.left : 0 })}</p>;
}
