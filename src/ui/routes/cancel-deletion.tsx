import type { RouterContextProvider } from 'react-router';
import { resolveService } from '../app/contexts/container-context.ts';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { linkAnswer } from '../features/account/link-answer.ts';
import { MailedLink } from '../features/account/mailed-link.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/cancel-deletion.ts';

async function cancel(token: string, context: Readonly<RouterContextProvider>, { signal }: Request) {
  const cancelDeletion = await resolveService(context, 'cancelDeletionByLink');
  return linkAnswer(cancelDeletion(token, { signal }));
}

export const action = ({ request, context, params: { token } }: Route.ActionArgs) => cancel(token, context, request);
export const clientAction = ({ request, context, params: { token } }: Route.ClientActionArgs) =>
  cancel(token, context, request);

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
