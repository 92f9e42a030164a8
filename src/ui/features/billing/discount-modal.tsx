import type { ReactNode } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Modal } from '#ui/components/modal.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

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
