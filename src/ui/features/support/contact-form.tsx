import { EmailField } from '#ui/components/email-field.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextArea } from '#ui/components/text-area.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ContactAnswer } from './write-to-support.ts';

/** Renders the form for a message to the support team. */
export function ContactForm({ answer }: { readonly answer?: Extract<ContactAnswer, { kind: 'failed' }> | undefined }) {
  const { t } = useTexts('contact');
  const { typed, error } = answer ?? {};
  const errors = {
    ...(error?.code === 'email-invalid' && { email: t('contact.email-invalid') }),
    ...(error?.code === 'message-missing' && { message: t('contact.message-missing') }),
  };
  const unsent = error !== undefined && Object.keys(errors).length === 0;
  return (
    <PostedForm answer={answer} errors={errors} failure={unsent ? t('contact.not-sent') : undefined}>
      {(field) => (
        <>
          <TextField
            {...field('name')}
            label={t('contact.name')}
            optional
            autoComplete="name"
            defaultValue={typed?.name}
            maxLength={200}
          />
          <EmailField
            {...field('email')}
            label={t('contact.email')}
            hint={t('contact.emailHint')}
            defaultValue={typed?.email}
            required
          />
          <TextArea
            {...field('message')}
            label={t('contact.message')}
            rows={6}
            defaultValue={typed?.message}
            maxLength={5_000}
            required
          />
          <SubmitButton busy={t('contact.sending')}>{t('contact.send')}</SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
