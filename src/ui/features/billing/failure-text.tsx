import { Link } from 'react-router';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { CheckoutFailure } from './checkout-problems.ts';

/** Renders why the order was not placed, that nothing was charged, and what to do next. */
export function FailureText({ failure }: { readonly failure: CheckoutFailure }) {
  const { t } = useTexts('checkout');
  const callErrorText = useCallErrorText();
  if (failure.code === 'not-charged') return t('checkout.notCharged', { reason: callErrorText(failure.error) });
  return (
    <>
      {t(`checkout.${failure.code}`)}
      {failure.code === 'already-subscribed' ? (
        <>
          {' '}
          <Link to="/members/subscription" className="underline underline-offset-4">
            {t('checkout.toSubscription')}
          </Link>
        </>
      ) : null}
    </>
  );
}
