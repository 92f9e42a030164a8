import { useEffect } from 'react';
import type { Discount } from '#core/billing/discount.ts';
import type { OfferedDiscount } from '#core/billing/site-offer.ts';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { DiscountModal } from './discount-modal.tsx';

interface DiscountOfferProps {
  readonly offered: OfferedDiscount;
  readonly onUse: () => void;
}

/**
 * Offers the site's discount once per browser session. It isn't shown again after it is accepted or closed (SHELL-09).
 */
export default function DiscountOffer({ offered: { code, discount, until }, onUse }: DiscountOfferProps) {
  const { t } = useTexts('discount');
  const { price, percent, date } = useFormats();
  const modal = useContainer().get('discountModal');
  const state = useStore(modal);
  useEffect(() => modal.offered(), [modal]);
  const off = (of: Discount) => (of.kind === 'percent' ? percent(of.percent) : price(of.amount));
  return (
    <DiscountModal
      open={state === 'open'}
      offer={
        <>
          {t('discount.offer', { off: off(discount) })}
          {until === null ? null : ` ${t('discount.until', { date: date(until) })}`}
        </>
      }
      code={code}
      onUse={() => {
        modal.closed();
        onUse();
      }}
      onClose={() => modal.closed()}
    />
  );
}
