import type { CartQuote } from '../../../core/billing/quote-cart.ts';
import { BusyLabel } from '../../components/busy-label.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PostedForm } from '../../components/posted-form.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { TextField } from '../../components/text-field.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useFormats } from '../../hooks/use-formats.ts';
import { useSubmitting } from '../../hooks/use-submitting.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { CheckoutAnswer, CheckoutFailure, TypedCheckout } from './checkout-answer.ts';
import { ConsentField } from './consent-field.tsx';
import { CouponField } from './coupon-field.tsx';
import { TEST_CARDS } from './test-cards.ts';
import { totalText } from './total-text.ts';
import { useFailureText } from './use-failure-text.ts';

interface CheckoutFormProps {
  readonly quote: CartQuote;
  readonly typed: TypedCheckout;
  readonly answer: CheckoutAnswer | undefined;
  readonly failure: CheckoutFailure | null;
  readonly accountEmail: string | null;
  /** Where to sign in, and to come back from. */
  readonly login: string;
  /** UTC epoch milliseconds. */
  readonly now: number;
}

/** Asks for all that is needed to pay; nothing is ticked beforehand but the card that works. */
export function CheckoutForm({ quote, typed, answer, failure, accountEmail, login, now }: CheckoutFormProps) {
  const { t } = useTexts('checkout');
  const { price } = useFormats();
  const failureText = useFailureText();
  const paying = useSubmitting('pay');
  const { total, lines } = quote;
  if (total === null) return null;
  const errors = Object.fromEntries(
    Object.entries(answer?.fields ?? {}).map(([name, problem]) => [name, t(`checkout.${problem}`)]),
  );
  const renews = lines.some(({ plan }) => plan.renewal !== 'once');
  return (
    <PostedForm answer={answer} errors={errors} failure={failure && failureText(failure)}>
      {(field) => (
        <>
          {/* Enter in a field pays or tells what is missing; it must not be the coupon's button that it presses. */}
          <button type="submit" name="intent" value="pay" hidden />
          <input type="hidden" name="total" value={totalText(total)} />
          <section className="grid gap-3" aria-labelledby="person">
            <h2 id="person">{t('checkout.person')}</h2>
            <TextField
              {...field('email')}
              key={accountEmail}
              type="email"
              label={t('checkout.email')}
              hint={t(accountEmail === null ? 'checkout.emailHint' : 'checkout.emailSignedIn')}
              autoComplete="email"
              defaultValue={accountEmail ?? typed.email}
              readOnly={accountEmail !== null}
              maxLength={254}
            />
            {accountEmail === null ? (
              <p>
                {t('checkout.haveAccount')} <TextLink to={login}>{t('checkout.signIn')}</TextLink>
              </p>
            ) : null}
          </section>
          <CouponField {...field('coupon')} quote={quote} typed={typed.coupon} />
          <section className="grid gap-3" aria-labelledby="card">
            <h2 id="card">{t('checkout.card')}</h2>
            <Notice kind="caution">{t('checkout.testNotice')}</Notice>
            <RadioGroup
              {...field('card')}
              legend={t('checkout.testCard')}
              options={TEST_CARDS.map((card) => ({ value: card, label: t(`checkout.${card}`) }))}
              defaultValue={typed.card}
            />
          </section>
          <ConsentField
            {...field('consent')}
            key={`${price(total)} ${failure?.code}`}
            quote={quote}
            now={now}
            given={typed.consent}
          />
          <div className="grid gap-2">
            <Button
              type="submit"
              name="intent"
              value="pay"
              className="min-h-14 text-lg"
              busy={paying ? <BusyLabel>{t('checkout.paying')}</BusyLabel> : undefined}
            >
              {t(renews ? 'checkout.subscribe' : 'checkout.pay', { price: price(total) })}
            </Button>
            <p className="text-muted text-sm">{t('checkout.onceOnly')}</p>
          </div>
        </>
      )}
    </PostedForm>
  );
}
