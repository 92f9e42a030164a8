import { redirect, useLocation } from 'react-router';
import { formTexts } from '../app/answers/form-texts.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { localPath, SIGNED_IN_PATH, withNext } from '../app/paths/local-path.ts';
import { Card } from '../components/card.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { LoginForm, useLoginErrorText } from '../features/account/login-form.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/login.ts';

async function logIn({ request, context }: Route.ActionArgs) {
  const { email, password } = formTexts(await request.formData(), ['email', 'password']);
  const signIn = await resolveService(context, 'logIn');
  const result = await signIn({ email, password }, { signal: request.signal });
  if (result.isErr()) return { email, error: result.error };
  throw redirect(localPath(new URL(request.url).searchParams.get('next'), SIGNED_IN_PATH));
}

export { logIn as action, logIn as clientAction };

export default function Login({ actionData }: Route.ComponentProps) {
  const { t } = useTexts('account');
  const errorText = useLoginErrorText();
  const { search } = useLocation();
  return (
    <Page title={t('account.signInTitle')} lead={t('account.signInLead')} width="narrow">
      <Card>
        <LoginForm email={actionData?.email ?? ''} error={actionData && errorText(actionData.error)} />
      </Card>
      <ul className="grid gap-2">
        <li>
          {t('account.haveNone')} <TextLink to={withNext('/signup', search)}>{t('account.signUp')}</TextLink>
        </li>
        <TextLink as="li" to={withNext('/forgot-password', search)}>
          {t('account.forgotTitle')}
        </TextLink>
      </ul>
    </Page>
  );
}
