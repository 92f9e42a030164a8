import { data } from 'react-router';
import { countriesIn } from '#core/billing/countries.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { translatorOf } from '#texts/translator-of.ts';
import { containerContext } from '../app/contexts/container-context.ts';
import { hostContext } from '../app/contexts/host-context.ts';
import { checkoutPath } from '../app/paths/checkout-path.ts';
import { loginPath } from '../app/paths/local-path.ts';
import { Card } from '../components/card.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { CartSummary } from '../features/billing/cart-summary.tsx';
import { quoteWithoutCoupon } from '../features/billing/cart-total.ts';
import { CheckoutForm } from '../features/billing/checkout-form.tsx';
import { loadCheckout } from '../features/billing/load-checkout.ts';
import { orderCart } from '../features/billing/order-cart.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/checkout.ts';

export { privatePageHeaders as headers } from '../app/answers/page-headers.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const container = await context.get(containerContext).open();
  const checkout = await loadCheckout(container, request);
  if (checkout === null) return data({ state: 'failed' } as const, { status: 502 });
  const { lines, vin, gateways, couponCode, earlier } = checkout;
  if (lines.length === 0) return data({ state: 'empty' } as const, { status: 404 });
  if (gateways.length === 0) return data({ state: 'no-gateway' } as const);
  const { clock } = container.get('world');
  const options = { signal: request.signal };
  const email = earlier?.email ?? '';
  const [decoded, quote] = await Promise.all([
    vin === null ? null : container.get('decodeVehicle')(vin, options),
    container.get('quoteCart')({ lines, couponCode, email, replaces: earlier?.words ?? null }, options),
  ]);
  return data({
    state: 'open' as const,
    ...checkout,
    earlier: null,
    vehicle: vin === null ? null : { vin, name: decoded?.isOk() ? fullName(decoded.value) || null : null },
    email,
    quote: quote.unwrapOr(quoteWithoutCoupon(lines)),
    // Country names come from the server, because a browser can have other names and sort them differently.
    countries: countriesIn(translatorOf(context.get(hostContext).language)('language.locale')),
    isCanceled: url.searchParams.has('canceled'),
    now: clock.now(),
  });
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  orderCart(request, await context.get(containerContext).open());

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts('checkout');
  const plans = <TextLink to="/plans">{t('checkout.toPlans')}</TextLink>;
  if (loaderData.state !== 'open') {
    const failed = loaderData.state === 'failed';
    const title = t(failed ? 'checkout.failedTitle' : 'checkout.title');
    return (
      <Page title={title} width="narrow" isPrivate>
        {loaderData.state === 'empty' ? (
          <EmptyState title={t('checkout.emptyTitle')} action={plans}>
            {t('checkout.emptyLead')}
          </EmptyState>
        ) : (
          <Notice kind="danger">{t(failed ? 'checkout.failedLead' : 'checkout.noGateway')}</Notice>
        )}
      </Page>
    );
  }
  const { lines, vehicle, cart, email, country, gateways, accountEmail, isCanceled, now } = loaderData;
  const quote = actionData?.quote ?? loaderData.quote;
  const here = checkoutPath(
    lines.map(({ plan }) => plan.code),
    vehicle?.vin ?? null,
    { cart },
  );
  const untouched = {
    email,
    country,
    coupon: loaderData.couponCode,
    gateway: gateways[0]?.name ?? '',
    delivery: false,
    consent: false,
  };
  return (
    <Page title={t('checkout.title')} lead={t('checkout.lead')} width="narrow" isPrivate>
      {isCanceled && actionData === undefined ? <Notice kind="info">{t('checkout.canceled')}</Notice> : null}
      <Card>
        <CartSummary quote={quote} cart={cart} vehicle={vehicle} now={now} />
      </Card>
      <Card>
        <CheckoutForm
          key={here}
          quote={quote}
          typed={actionData?.typed ?? untouched}
          answer={actionData}
          failure={actionData?.failure ?? null}
          accountEmail={accountEmail}
          countries={loaderData.countries}
          gateways={gateways}
          deliversAtOnce={loaderData.deliversAtOnce}
          login={loginPath(here)}
          now={now}
        />
      </Card>
    </Page>
  );
}
