import { Card } from '../components/card.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Page } from '../components/page.tsx';
import { ContactForm } from '../features/support/contact-form.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/contact.ts';

export { writeToSupport as action, writeToSupport as clientAction } from '../features/support/write-to-support.ts';

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
