import { resolveService } from '../app/contexts/container-context.ts';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { linkAnswer, MailedLink } from '../features/account/mailed-link.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/cancel-deletion.ts';

async function cancel({ context, params: { token }, request: { signal } }: Route.ActionArgs) {
  const privacy = await resolveService(context, 'privacy');
  return linkAnswer(privacy.cancelDeletionByLink(token, { signal }));
}

export { cancel as action, cancel as clientAction };

export default function CancelDeletion({ actionData }: Route.ComponentProps) {
  const { t } = useTexts('deletion');
  return (
    <Page title={t('deletion.cancelTitle')} lead={t('deletion.cancelLead')} width="narrow" isPrivate>
      <MailedLink
        answer={actionData}
        button={t('deletion.cancel')}
        busy={t('deletion.loading')}
        done={() => t('deletion.cancelled')}
        over={t('deletion.cancelOver')}
        overAction={<TextLink to="/contact">{t('deletion.askSupport')}</TextLink>}
      />
    </Page>
  );
}
