import { useLocation } from 'react-router';
import { withNext } from '../app/paths/local-path.ts';
import { Card } from '../components/card.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { SignUpForm } from '../features/account/sign-up-form.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/signup.ts';

export { signUp as action, signUp as clientAction } from '../features/account/sign-up.ts';

export default function SignUp({ actionData }: Route.ComponentProps) {
  const { t } = useTexts('account');
  const { search } = useLocation();
  return (
    <Page
      title={t('account.signUpTitle')}
      lead={t('account.signUpLead')}
      width="narrow"
      description={t('account.signUpLead')}
    >
      {actionData?.kind === 'sent' ? (
        <Outcome kind="success">
          <h2>{t('account.checkYourEmail')}</h2>
          <p>{t('account.registrationSent', { email: actionData.email })}</p>
        </Outcome>
      ) : (
        <Card>
          <SignUpForm answer={actionData} />
        </Card>
      )}
      <p>
        {t('account.haveOne')} <TextLink to={withNext('/login', search)}>{t('account.submit')}</TextLink>
      </p>
    </Page>
  );
}
