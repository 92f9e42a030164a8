import { useLocation } from 'react-router';
import { withNext } from '../app/paths/local-path.ts';
import { Card } from '../components/card.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { ForgotPasswordForm } from '../features/account/password-forms.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/forgot-password.ts';

export { askForReset as action, askForReset as clientAction } from '../features/account/password-reset.ts';

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { t } = useTexts('account');
  const { search } = useLocation();
  const sent = actionData !== undefined && actionData.problem === null && actionData.failure === null;
  return (
    <Page
      title={t('account.forgotTitle')}
      lead={t('account.forgotLead')}
      width="narrow"
      description={t('account.forgotLead')}
    >
      {sent ? <Outcome kind="success">{t('account.linkSent', { email: actionData.email })}</Outcome> : null}
      <Card>
        <ForgotPasswordForm answer={actionData} />
      </Card>
      <TextLink as="p" to={withNext('/login', search)}>
        {t('account.backToSignIn')}
      </TextLink>
    </Page>
  );
}
