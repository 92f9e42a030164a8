import { Card } from '../components/card.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Page } from '../components/page.tsx';
import { ContactForm } from '../features/support/contact-form.tsx';
import { writeToSupport } from '../features/support/write-to-support.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/contact.ts';

export const action = ({ request, context }: Route.ActionArgs) => writeToSupport(request, context);
export const clientAction = ({ request, context }: Route.ClientActionArgs) => writeToSupport(request, context);

export default function Contact({ actionData }: Route.ComponentProps) {
  const { t } = useTexts('contact');
  return (
    <Page title={t('contact.title')} lead={t('contact.lead')} width="narrow" description={t('contact.lead')}>
      {actionData?.kind === 'sent' ? (
        <Outcome kind="success">
          {t('contact.sent', { email: actionData.email, hours: actionData.replyWithinHours })}
        </Outcome>
      ) : (
        <Card>
          <ContactForm answer={actionData} />
        </Card>
      )}
    </Page>
  );
}
