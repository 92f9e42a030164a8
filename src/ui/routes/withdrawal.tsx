import { Card } from '../components/card.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Page } from '../components/page.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { WithdrawalFacts, WithdrawalForm, WithdrawalReview } from '../features/withdrawal/withdrawal-steps.tsx';
import { useFormats } from '../hooks/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/withdrawal.ts';

export { withdraw as action, withdraw as clientAction } from '../features/withdrawal/withdraw.ts';

export const loader = ({ url: { searchParams } }: Route.LoaderArgs) => ({
  orderNumber: searchParams.get('order') ?? '',
});

/** Renders the withdrawal function. Source: 2011/83/EU, Article 11a. */
export default function WithdrawalPage({ loaderData: { orderNumber }, actionData: answer }: Route.ComponentProps) {
  const { t } = useTexts('withdrawal');
  const { moment } = useFormats();
  const typed = answer?.typed ?? { name: '', orderNumber, email: '' };
  return (
    <Page
      title={t('withdrawal.title')}
      lead={t('withdrawal.lead')}
      width="narrow"
      description={t('withdrawal.description')}
    >
      {answer?.state === 'received' ? (
        <>
          <Outcome kind="success">{t('withdrawal.received', { moment: moment(answer.receipt.receivedAt) })}</Outcome>
          <Card title={t('withdrawal.receipt')}>
            <p>{t('withdrawal.statement')}</p>
            <WithdrawalFacts
              withdrawal={{ ...typed, orderNumber: answer.receipt.orderNumber }}
              receivedAt={moment(answer.receipt.receivedAt)}
            />
            <p>{t('withdrawal.emailed')}</p>
            <div>
              <PrintButton>{t('withdrawal.print')}</PrintButton>
            </div>
          </Card>
        </>
      ) : (
        <>
          <p className="text-muted">{t('withdrawal.delivered')}</p>
          <Card>
            {answer?.state === 'review' ? (
              <WithdrawalReview withdrawal={typed} error={answer.error} />
            ) : (
              <WithdrawalForm typed={typed} missing={answer?.missing ?? []} />
            )}
          </Card>
        </>
      )}
    </Page>
  );
}
