import { endOfPeriods } from '#core/billing/billing-period.ts';
import type { CartQuote } from '#core/billing/quote-cart.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox } from '#ui/components/checkbox.tsx';
import { codeInput } from '#ui/components/code-input.ts';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import type { FormField } from '#ui/components/validated-form.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface CouponFieldProps extends Pick<FormField, 'name' | 'id' | 'error'> {
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

interface ConsentFieldProps extends Pick<FormField, 'name' | 'id' | 'error'> {
  readonly quote: CartQuote;
  /** UTC epoch milliseconds. */
  readonly now: number;
  readonly given: boolean;
}

/** Renders the consent checkbox. For a subscription, it states the price, the period and the next charge. */
export function ConsentField({ quote: { lines, total }, now, given, ...field }: ConsentFieldProps) {
  const { t } = useTexts('checkout');
  const { price, date } = useFormats();
  const subscription = lines.find(({ plan }) => plan.renewal !== 'once')?.plan;
  const label =
    subscription && subscription.renewal !== 'once' && total
      ? t('checkout.consentSubscription', {
          today: price(total),
          price: price(subscription.price),
          date: date(endOfPeriods(now, subscription.renewal, 1)),
          renewal: subscription.renewal,
        })
      : t('checkout.consent');
  return (
    <Checkbox
      {...field}
      defaultChecked={given}
      label={label}
      hint={
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <TextLink to="/terms">{t('checkout.terms')}</TextLink>
          <TextLink to="/privacy">{t('checkout.privacy')}</TextLink>
        </span>
      }
    />
  );
}
