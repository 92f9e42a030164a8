import { resolveService } from '../app/contexts/container-context.ts';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { linkAnswer, MailedLink } from '../features/account/mailed-link.tsx';
import { useFormats } from '../hooks/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/confirm-deletion.ts';

async function confirm({ context, params: { token }, request: { signal } }: Route.ActionArgs) {
  const privacy = await resolveService(context, 'privacy');
  return linkAnswer(privacy.confirmDeletion(token, { signal }));
}

export { confirm as action, confirm as clientAction };

export default function ConfirmDeletion({ actionData }: Route.ComponentProps) {
  const { t } = useTexts('deletion');
  const { date } = useFormats();
  return (
    <Page title={t('deletion.confirmTitle')} lead={t('deletion.confirmLead')} width="narrow" isPrivate>
      <MailedLink
        answer={actionData}
        button={t('deletion.confirm')}
        busy={t('deletion.loading')}
        variant="danger"
        done={({ eraseAt }) => t('deletion.confirmed', { date: date(eraseAt) })}
        over={t('deletion.linkOver')}
        overAction={<TextLink to="/delete-account">{t('deletion.askAgain')}</TextLink>}
      >
        <p>{t('deletion.warning')}</p>
      </MailedLink>
    </Page>
  );
}
