import { endOfPeriods } from '#core/billing/billing-period.ts';
import type { CartQuote } from '#core/billing/quote-cart.ts';
import { Checkbox } from '#ui/components/checkbox.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface ConsentFieldProps {
  readonly name: string;
  readonly id: string;
  readonly error: string | undefined;
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
