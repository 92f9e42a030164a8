import { type FormEvent, useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import type { Country } from '#core/billing/countries.ts';
import type { CartQuote } from '#core/billing/quote-cart.ts';
import type { OfferedGateway } from '#core/billing/site-offer.ts';
import { BusyLabel } from '#ui/components/busy-label.tsx';
import { Button } from '#ui/components/button.tsx';
import { Checkbox } from '#ui/components/checkbox.tsx';
import { EmailField } from '#ui/components/email-field.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { RadioGroup } from '#ui/components/radio-group.tsx';
import { SelectField } from '#ui/components/select-field.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { totalText } from './cart-total.ts';
import { ConsentField, CouponField } from './checkout-fields.tsx';
import type { CheckoutAnswer, CheckoutFailure, TypedCheckout } from './checkout-problems.ts';
import { FailureText } from './failure-text.tsx';

interface CheckoutFormProps {
  readonly quote: CartQuote;
  readonly typed: TypedCheckout;
  readonly answer: CheckoutAnswer | undefined;
  readonly failure: CheckoutFailure | null;
  readonly accountEmail: string | null;
  readonly countries: readonly Country[];
  readonly gateways: readonly OfferedGateway[];
  /** Whether a document is delivered immediately after payment. */
  readonly deliversAtOnce: boolean;
  /** The sign-in path, which returns here. */
  readonly login: string;
  /** UTC epoch milliseconds. */
  readonly now: number;
}

/** Renders all fields required for an order. Nothing is preselected. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { quote, typed, answer, failure, accountEmail, countries, gateways, deliversAtOnce, login, now } = props;
  const { t, language } = useTexts('checkout');
  const { price } = useFormats();
  const { paying, onSubmit } = usePaying();
  const { total, lines } = quote;
  if (total === null) return null;
  const errors = Object.fromEntries(
    Object.entries(answer?.fields ?? {}).map(([name, problem]) => [name, t(`checkout.${problem}`)]),
  );
  const renews = lines.some(({ plan }) => plan.renewal !== 'once');
  return (
    <PostedForm
      // The browser posts the form itself, because the order's cookie is HttpOnly and the payment page can be on
      // another site.
      reloadDocument
      onSubmit={onSubmit}
      answer={answer}
      errors={errors}
      failure={failure && <FailureText failure={failure} />}
    >
      {(field) => (
        <>
          {/* Enter in a field must press this button, not the coupon button. */}
          <button type="submit" name="intent" value="pay" hidden />
          <input type="hidden" name="total" value={totalText(total)} />
          <section className="grid gap-3" aria-labelledby="person">
            <h2 id="person">{t('checkout.person')}</h2>
            <EmailField
              {...field('email')}
              key={accountEmail}
              label={t('checkout.email')}
              hint={t(accountEmail === null ? 'checkout.emailHint' : 'checkout.emailSignedIn')}
              defaultValue={accountEmail ?? typed.email}
              readOnly={accountEmail !== null}
            />
            {accountEmail === null ? (
              <p>
                {t('checkout.haveAccount')} <TextLink to={login}>{t('checkout.signIn')}</TextLink>
              </p>
            ) : null}
            <SelectField
              {...field('country')}
              label={t('checkout.country')}
              autoComplete="country"
              defaultValue={typed.country}
              options={[
                { value: '', label: t('checkout.chooseCountry') },
                ...countries.map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
          </section>
          <CouponField {...field('coupon')} quote={quote} typed={typed.coupon} />
          {gateways.length > 1 ? (
            <RadioGroup
              {...field('gateway')}
              legend={t('checkout.gateway')}
              options={gateways.map(({ name, labels }) => ({ value: name, label: labels[language] ?? labels.en }))}
              defaultValue={typed.gateway}
            />
          ) : null}
          <div className="grid gap-1">
            {deliversAtOnce ? (
              <Checkbox
                {...field('delivery')}
                label={t('checkout.delivery')}
                hint={t('checkout.deliveryHint')}
                defaultChecked={typed.delivery}
              />
            ) : null}
            <ConsentField
              {...field('consent')}
              key={`${price(total)} ${failure?.code}`}
              quote={quote}
              now={now}
              given={typed.consent}
            />
          </div>
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
            <p className="text-muted text-sm">{t('checkout.payHint')}</p>
          </div>
        </>
      )}
    </PostedForm>
  );
}

/** Paying leaves the page, while a coupon is priced on it. */
function usePaying() {
  const submit = useSubmit();
  const [paying, setPaying] = useState(false);
  // A browser can show this page from its cache when the buyer returns from the payment page.
  useEffect(() => {
    const shownAgain = () => setPaying(false);
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (submitter instanceof HTMLButtonElement && submitter.value !== 'pay') {
      event.preventDefault();
      void submit(submitter);
    } else {
      setPaying(true);
    }
  };
  return { paying, onSubmit };
}
