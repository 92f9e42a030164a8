import { resolveService } from '../app/contexts/container-context.ts';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { linkAnswer, MailedLink } from '../features/account/mailed-link.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/confirm-email.ts';

async function confirm({ context, params: { token }, request: { signal } }: Route.ActionArgs) {
  const accounts = await resolveService(context, 'accounts');
  return linkAnswer(accounts.confirmEmail(token, { signal }));
}

export { confirm as action, confirm as clientAction };

export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  const { t } = useTexts('account');
  const taken = actionData?.kind === 'failed' && actionData.error.code === 'conflict';
  return (
    <Page title={t('account.confirmEmailTitle')} lead={t('account.confirmEmailLead')} width="narrow" isPrivate>
      <MailedLink
        answer={taken ? { kind: 'over' } : actionData}
        button={t('account.confirmEmail')}
        busy={t('account.confirming')}
        done={() => t('account.emailConfirmed')}
        doneAction={<TextLink to="/login">{t('account.submit')}</TextLink>}
        over={taken ? t('account.emailTakenMeanwhile') : t('account.confirmEmailOver')}
      />
    </Page>
  );
}
