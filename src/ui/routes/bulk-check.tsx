import { Card } from '../components/card.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { loadMember } from '../features/account/load-member.ts';
import { type BulkCheckAnswer, BulkCheckForm } from '../features/dealer/bulk-check-form.tsx';
import { checkPostedList, shownCheck } from '../features/dealer/check-list.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/bulk-check.ts';

export const loader = async (args: Route.LoaderArgs) =>
  (await loadMember(args)).match(
    ({ user }) => ({ isDealer: user.kind === 'dealer', error: null }),
    (error) => ({ isDealer: false, error }),
  );

async function answerTo(args: Route.ActionArgs): Promise<BulkCheckAnswer> {
  return (await checkPostedList(args)).match(
    (check) => ({ kind: 'done', check: shownCheck(check) }),
    (error) => ({ kind: 'failed', error }),
  );
}

export { answerTo as action, answerTo as clientAction };

export default function BulkCheck({ loaderData: { isDealer, error }, actionData }: Route.ComponentProps) {
  const { t } = useTexts('bulk');
  return (
    <Page title={t('bulk.title')} lead={t('bulk.lead')} isPrivate>
      {error ? (
        <ErrorState error={error} />
      ) : isDealer ? (
        <BulkCheckForm answer={actionData} />
      ) : (
        <Card>
          <p>{t('bulk.dealersOnly')}</p>
          <TextLink as="p" to="/members/dealer">
            {t('bulk.register')}
          </TextLink>
        </Card>
      )}
    </Page>
  );
}
