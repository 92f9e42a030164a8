import { data, redirect } from 'react-router';
import { fullName } from '../../core/vehicle/vehicle.ts';
import { checkoutPath } from '../checkout-path.ts';
import { Card } from '../components/card.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TextLink } from '../components/text-link.tsx';
import { containerContext } from '../container-context.ts';
import { CartSummary } from '../features/billing/cart-summary.tsx';
import type { CheckoutFailure } from '../features/billing/checkout-answer.ts';
import { CheckoutForm } from '../features/billing/checkout-form.tsx';
import { progressOf } from '../features/billing/checkout-progress.ts';
import { loadCheckout } from '../features/billing/load-checkout.ts';
import { DONE, payCart } from '../features/billing/pay-cart.ts';
import { quoteWithoutCoupon } from '../features/billing/quote-without-coupon.ts';
import { SANDBOX, TEST_CARDS } from '../features/billing/test-cards.ts';
import { usePlanTexts } from '../hooks/use-plan-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { loginPath } from '../local-path.ts';
import type { Route } from './+types/checkout.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const container = await context.get(containerContext).open();
  const checkout = await loadCheckout(container, request);
  if (checkout === null) return data({ state: 'failed' } as const, { status: 502 });
  const { lines, paid, vin, wish, gateways } = checkout;
  if (lines.length === 0 && paid.length > 0) throw redirect(DONE);
  if (lines.length === 0) return data({ state: 'empty' } as const, { status: 404 });
  if (!gateways.includes(SANDBOX)) return data({ state: 'no-gateway' } as const);
  const { cookies, clock } = container.get('world');
  const { email, couponCode } = progressOf(cookies, wish);
  const options = { signal: request.signal };
  const [decoded, quote] = await Promise.all([
    vin === null ? null : container.get('decodeVehicle')(vin, options),
    container.get('quoteCart')({ lines, couponCode, email }, options),
  ]);
  return data({
    state: 'open' as const,
    ...checkout,
    vehicle: vin === null ? null : { vin, name: decoded?.isOk() ? fullName(decoded.value) || null : null },
    email,
    quote: quote.unwrapOr(quoteWithoutCoupon(lines)),
    failure: failureOf(url.searchParams.get('failed')),
    now: clock.now(),
  });
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  payCart(request, await context.get(containerContext).open());
export const clientAction = async ({ request, context }: Route.ClientActionArgs) =>
  payCart(request, await context.get(containerContext).open());

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts('checkout');
  const texts = usePlanTexts();
  const plans = <TextLink to="/plans">{t('checkout.toPlans')}</TextLink>;
  if (loaderData.state !== 'open') {
    const failed = loaderData.state === 'failed';
    const title = t(failed ? 'checkout.failedTitle' : 'checkout.title');
    return (
      <Page title={title} width="narrow">
        <PageHead title={title} isPrivate />
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
  const { lines, paid, vehicle, wish, email, accountEmail, now } = loaderData;
  const quote = actionData?.quote ?? loaderData.quote;
  const here = checkoutPath(
    lines.map(({ plan }) => plan.code),
    vehicle?.vin ?? null,
    { wish },
  );
  return (
    <Page title={t('checkout.title')} lead={t('checkout.lead')} width="narrow">
      <PageHead title={t('checkout.title')} isPrivate />
      {paid.map((line) => (
        <Notice key={line.orderId} kind="success">
          {t('checkout.paidBefore', { name: texts.name(line), order: line.orderId })}
        </Notice>
      ))}
      {paid.length > 0 ? <p className="font-medium">{t('checkout.stillOpen')}</p> : null}
      <Card>
        <CartSummary quote={quote} wish={wish} vehicle={vehicle} now={now} />
      </Card>
      <Card>
        <CheckoutForm
          key={here}
          quote={quote}
          typed={actionData?.typed ?? { email, coupon: '', card: TEST_CARDS[0], consent: false }}
          answer={actionData}
          failure={actionData ? actionData.failure : loaderData.failure}
          accountEmail={accountEmail}
          login={loginPath(here)}
          now={now}
        />
      </Card>
    </Page>
  );
}

const TOLD_IN_ADDRESS = ['declined', 'unknown', 'price-changed', 'coupon-refused', 'too-many-attempts'] as const;

/** Why the rest of a cart is not paid, told over a change of the address. */
function failureOf(text: string | null): CheckoutFailure | null {
  const code = TOLD_IN_ADDRESS.find((one) => one === text);
  return code === undefined ? null : { code };
}
