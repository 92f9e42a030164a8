import { Card } from '../components/card.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { SetPasswordForm } from '../features/account/password-forms.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/reset-password.ts';

export { setPassword as action, setPassword as clientAction } from '../features/account/password-reset.ts';

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  const { t } = useTexts('account');
  return (
    <Page title={t('account.resetTitle')} lead={t('account.resetLead')} width="narrow" isPrivate>
      {actionData?.kind === 'over' ? (
        <Outcome kind="caution" action={<TextLink to="/forgot-password">{t('account.anotherLink')}</TextLink>}>
          {t('account.resetOver')}
        </Outcome>
      ) : (
        <Card>
          <SetPasswordForm answer={actionData} />
        </Card>
      )}
    </Page>
  );
}
