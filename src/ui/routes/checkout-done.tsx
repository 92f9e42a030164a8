import { redirect } from 'react-router';
import { Card } from '../components/card.tsx';
import { Optional } from '../components/optional.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TextLink } from '../components/text-link.tsx';
import { VinText } from '../components/vin-text.tsx';
import { needed } from '../container-context.ts';
import { readProgress } from '../features/billing/checkout-progress.ts';
import { NextActions } from '../features/billing/next-actions.tsx';
import { PaidLines } from '../features/billing/paid-lines.tsx';
import { OpenBuild } from '../features/sticker/open-build.tsx';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { loginPath } from '../local-path.ts';
import type { Route } from './+types/checkout-done.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { cookies } = await needed(context, 'world');
  const progress = readProgress(cookies);
  if (progress === null || progress.paid.length === 0) throw redirect('/plans');
  const { email, vin, paid } = progress;
  return { email, vin, paid, signedIn: cookies.get('token') !== null };
}

/** Tells what was bought, and what comes next. */
export default function CheckoutDone({ loaderData: { email, vin, paid, signedIn } }: Route.ComponentProps) {
  const { t } = useTexts('checkout');
  const hydrated = useHydrated();
  return (
    <Page title={t('checkout.doneTitle')} lead={t('checkout.doneLead', { email })} width="narrow">
      <PageHead title={t('checkout.doneTitle')} isPrivate />
      {signedIn && hydrated ? (
        <Optional>
          <OpenBuild />
        </Optional>
      ) : null}
      <Card>
        <h2>{t('checkout.bought')}</h2>
        {vin === null ? null : (
          <p>
            {t('checkout.for')} <VinText vin={vin} />
          </p>
        )}
        <PaidLines
          lines={paid}
          {...(signedIn && {
            action: ({ orderId }) => (
              <span className="col-span-2">
                <TextLink to={`/members/orders/${encodeURIComponent(orderId)}/receipt`} reloadDocument>
                  {t('checkout.receiptPdf')}
                </TextLink>
              </span>
            ),
          })}
        />
        {paid.some(({ renewal }) => renewal !== 'once') ? <p>{t('checkout.renewsNext')}</p> : null}
      </Card>
      <Card>
        <h2>{t('checkout.comesNext')}</h2>
        {signedIn ? (
          <>
            <p>{t('checkout.creditsNext')}</p>
            <NextActions vin={vin} kinds={paid.map(({ kind }) => kind)} />
          </>
        ) : (
          <>
            <p>{t('checkout.guestNext', { email })}</p>
            <p>
              {t('checkout.haveAccount')} <TextLink to={loginPath('/checkout/done')}>{t('checkout.signIn')}</TextLink>
            </p>
          </>
        )}
      </Card>
    </Page>
  );
}
