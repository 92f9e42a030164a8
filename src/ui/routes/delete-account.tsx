import { useRouteLoaderData } from 'react-router';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { Outcome } from '../components/outcome.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Spinner } from '../components/spinner.tsx';
import { TextLink } from '../components/text-link.tsx';
import { DeletionForm } from '../features/account/deletion-form.tsx';
import { SiteLogo } from '../features/site/site-logo.tsx';
import { useOpened } from '../hooks/use-opened.ts';
import { useStore } from '../hooks/use-store.ts';
import { useSubmitting } from '../hooks/use-submitting.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/delete-account.ts';

export { submitDeletion as action, submitDeletion as clientAction } from '../features/account/submit-deletion.ts';

export default function DeleteAccount({ actionData }: Route.ComponentProps) {
  const { t } = useTexts('deletion', 'ui');
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site;
  const followed = useStore(useOpened('deletionForm'));
  // The store is loaded with the first submission. Until then, the submission's own state is shown.
  const submitting = useSubmitting();
  const title = t('deletion.title');
  if (!site) return <Spinner fill />;
  const state = followed ?? actionData ?? { status: submitting ? 'submitting' : 'idle', email: '', message: '' };
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-8 sm:py-12">
      <PageHead title={title} description={t('deletion.description')} />
      <SiteLogo site={site} />
      <h1>{title}</h1>
      <p>
        {t('deletion.intro')} <TextLink to="/contact">{t('deletion.supportTeam')}</TextLink> {t('deletion.introEnd')}
      </p>
      <Notice kind="caution">{t('deletion.warning')}</Notice>
      {followed === null && state.status === 'success' ? (
        <Outcome kind="success">{t('ui.notification.deletion-requested')}</Outcome>
      ) : null}
      <Card>
        <DeletionForm state={state} />
      </Card>
      {state.status === 'success' ? <p role="status">{t('deletion.whatNext')}</p> : null}
    </div>
  );
}
