import type { CartQuote } from '#core/billing/quote-cart.ts';
import { Button } from '#ui/components/button.tsx';
import { codeInput } from '#ui/components/control-class.ts';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface CouponFieldProps {
  readonly name: string;
  readonly id: string;
  readonly error: string | undefined;
  readonly quote: CartQuote;
  readonly typed: string;
}

/** Renders the coupon field, or the discount of the applied coupon. */
export function CouponField({ quote, typed, ...field }: CouponFieldProps) {
  const { t } = useTexts('checkout');
  const { price } = useFormats();
  const reduced = quote.lines.find(({ couponCode }) => couponCode !== '');
  if (reduced) {
    const { full, price: left, couponCode: code } = reduced;
    const saved = price({ amount: full.amount - left.amount, currency: full.currency });
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <input type="hidden" name={field.name} value={code} />
        <p id={field.id} tabIndex={-1} className="font-medium text-success">
          {t('checkout.couponHolds', { code, price: saved })}
        </p>
        <Button type="submit" name="intent" value="remove-coupon" variant="quiet">
          {t('checkout.removeCoupon')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-40">
        <TextField
          {...field}
          label={t('checkout.coupon')}
          hint={t('checkout.couponHint')}
          {...codeInput}
          defaultValue={typed}
          maxLength={64}
        />
      </div>
      <SubmitButton intent="apply-coupon" variant="quiet" busy={t('checkout.applying')} hasSpinner={false}>
        {t('checkout.applyCoupon')}
      </SubmitButton>
    </div>
  );
}
