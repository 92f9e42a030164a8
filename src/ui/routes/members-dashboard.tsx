import { Form } from 'react-router';
import { Button } from '../components/button.tsx';
import { CallErrorNotice } from '../components/call-error-notice.tsx';
import { Card } from '../components/card.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { VinField } from '../components/vin-field.tsx';
import { FeedbackWays } from '../features/feedback/feedback-ways.tsx';
import { CreditBalances, CreditLedger } from '../features/membership/credit-ledger.tsx';
import { LatestDocuments } from '../features/membership/latest-documents.tsx';
import { Regeneration } from '../features/membership/regeneration.tsx';
import { SubscriptionFacts } from '../features/membership/subscription-facts.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/members-dashboard.ts';

export { loadDashboard as loader } from '../features/membership/load-dashboard.ts';
export {
  regenerateSticker as action,
  regenerateSticker as clientAction,
} from '../features/membership/regenerate-sticker.ts';

export default function MembersDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts('dashboard');
  const { ledger, page, pages, subscriptions, reports, stickers, vin, regenerates } = loaderData;
  return (
    <Page title={t('dashboard.title')} isPrivate>
      <Card title={t('dashboard.search')}>
        <Form method="get" action="/members/reports/new" className="grid gap-4">
          <VinField name="vin" />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{t('dashboard.new-reports')}</Button>
            <Button type="submit" variant="quiet" formAction="/members/stickers/new">
              {t('dashboard.new-stickers')}
            </Button>
          </div>
        </Form>
      </Card>
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <LatestDocuments kind="reports" anchor="vehicle-history-report" documents={reports} />
        <LatestDocuments kind="stickers" anchor="window-sticker" documents={stickers}>
          {vin === '' ? null : <Regeneration key={vin} vin={vin} starts={regenerates} answer={actionData} />}
        </LatestDocuments>
      </div>
      <Card title={t('dashboard.credits')}>
        {ledger.error === null ? (
          <>
            <CreditBalances balances={ledger.value.balances} />
            <TextLink as="p" to="/plans">
              {t('dashboard.buy')}
            </TextLink>
            <CreditLedger moves={ledger.value.moves} page={page} pages={pages} />
          </>
        ) : (
          <CallErrorNotice error={ledger.error} />
        )}
      </Card>
      <Card title={t('dashboard.subscription')}>
        <CallErrorNotice error={subscriptions.error} />
        {subscriptions.value?.map((subscription) => (
          <SubscriptionFacts key={subscription.subscriptionId} subscription={subscription} heading="h3" />
        ))}
        {subscriptions.value?.length === 0 ? <p className="text-muted">{t('dashboard.noSubscription')}</p> : null}
        <p>
          {subscriptions.value?.length === 0 ? (
            <TextLink to="/plans">{t('dashboard.plans')}</TextLink>
          ) : (
            <TextLink to="/members/subscription">{t('dashboard.manage')}</TextLink>
          )}
        </p>
      </Card>
      <FeedbackWays />
    </Page>
  );
}
