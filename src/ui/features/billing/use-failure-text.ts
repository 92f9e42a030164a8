import { useCallErrorText } from '../../hooks/use-call-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { CheckoutFailure } from './checkout-answer.ts';

/** Says why it is not paid, and above all whether anything was charged. */
export function useFailureText(): (failure: CheckoutFailure) => string {
  const { t } = useTexts('checkout');
  const callErrorText = useCallErrorText();
  return (failure) =>
    failure.code === 'not-charged'
      ? t('checkout.notCharged', { reason: callErrorText(failure.error) })
      : t(`checkout.${failure.code}`);
}
