import { loaded, signedIn } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { CallErrorNotice } from '../components/call-error-notice.tsx';
import { Card } from '../components/card.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { optional } from '../components/optional.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { DeletionPanel } from '../features/privacy/deletion-panel.tsx';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/privacy.ts';

const PRIVACY_PATH = '/members/privacy';

const ConsentChoices = optional(async () => (await import('../features/privacy/consent-choices.tsx')).ConsentChoices);

export async function loader({ context, request }: Route.LoaderArgs) {
  const privacy = await resolveService(context, 'privacy');
  return loaded(signedIn(await privacy.deletionState({ signal: request.signal }), PRIVACY_PATH));
}

async function keepAccount({ request, context }: Route.ActionArgs) {
  const privacy = await resolveService(context, 'privacy');
  const cancelled = await privacy.cancelDeletion({ signal: request.signal });
  return cancelled.isOk() ? ({ kind: 'kept' } as const) : ({ kind: 'failed', error: cancelled.error } as const);
}

export { keepAccount as action, keepAccount as clientAction };

export default function Privacy({ loaderData: { value: deletion, error }, actionData }: Route.ComponentProps) {
  const { t } = useTexts('privacy');
  const hydrated = useHydrated();
  return (
    <Page title={t('privacy.title')} lead={t('privacy.lead')} isPrivate>
      <Card title={t('privacy.data')}>
        <p>{t('privacy.dataLead')}</p>
        <ul className="grid gap-2">
          <TextLink as="li" to={`${PRIVACY_PATH}/data`} prefetch="none">
            {t('privacy.read')}
          </TextLink>
          <TextLink as="li" to={`${PRIVACY_PATH}/data.json`} prefetch="none" reloadDocument>
            {t('privacy.download')}
          </TextLink>
        </ul>
      </Card>
      <Card title={t('privacy.consents')}>
        {hydrated ? <ConsentChoices /> : <p className="hidden noscript:block">{t('privacy.consentNeedsScripts')}</p>}
      </Card>
      <Card title={t('privacy.deletion')}>
        {actionData?.kind === 'kept' ? <Outcome kind="success">{t('privacy.kept')}</Outcome> : null}
        {actionData?.kind === 'failed' ? <CallErrorNotice error={actionData.error} /> : null}
        {deletion === null ? <ErrorState error={error} /> : <DeletionPanel deletion={deletion} />}
      </Card>
    </Page>
  );
}
