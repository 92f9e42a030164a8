import { type ReactNode, useEffect } from 'react';
import type { Discount } from '#core/billing/discount.ts';
import type { OfferedDiscount } from '#core/billing/site-offer.ts';
import { Button } from '#ui/components/button.tsx';
import { Modal } from '#ui/components/modal.tsx';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

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

interface DiscountModalProps {
  readonly open: boolean;
  /** The offer and its expiry date, in the offerer's wording. */
  readonly offer: ReactNode;
  /** The coupon code, or `null` if none is needed. */
  readonly code: string | null;
  readonly onUse: () => void;
  /** Called when the offer is closed. It isn't shown again in the same browser session (SHELL-09). */
  readonly onClose: () => void;
}

/** Renders a discount offer. Declining is as easy as accepting, and there is no countdown. */
export function DiscountModal({ open, offer, code, onUse, onClose }: DiscountModalProps) {
  const { t } = useTexts('discount');
  return (
    <Modal open={open} onClose={onClose} title={t('discount.title')} width="max-w-md">
      <div className="grid gap-5">
        <p className="text-lg">{offer}</p>
        {code === null ? null : (
          <p className="rounded-(--radius-card) border-2 border-line border-dashed p-3 text-center">
            <span className="block text-muted text-sm">{t('discount.code')}</span>
            <span translate="no" className="break-all font-bold font-mono text-xl">
              {code}
            </span>
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('discount.later')}
          </Button>
          <Button onClick={onUse}>{t('discount.use')}</Button>
        </div>
      </div>
    </Modal>
  );
}
