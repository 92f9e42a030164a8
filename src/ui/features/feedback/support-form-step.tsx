import type { SupportForm, SupportFormError } from '#core/feedback/support-form.ts';
import { formTexts } from '#ui/app/answers/form-texts.ts';
import { BusyLabel } from '#ui/components/busy-label.tsx';
import { Button } from '#ui/components/button.tsx';
import { EmailField } from '#ui/components/email-field.tsx';
import { PhoneField } from '#ui/components/phone-field.tsx';
import { TextArea } from '#ui/components/text-area.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { FeedbackFailure } from './message-steps.tsx';

interface SupportFormStepProps {
  /** The initial values of the form: the vehicle and the signed-in person. */
  readonly initial?: Partial<Pick<SupportForm, 'vin' | 'email' | 'name'>>;
  readonly errors?: readonly SupportFormError[];
  readonly onSend: (form: SupportForm) => void;
  readonly onBack: () => void;
  readonly sending?: boolean;
  readonly failure?: string | null;
}

/** Renders step 3 of the feedback dialog: the contact form (FBK-14). */
export function SupportFormStep({
  initial = {},
  errors = [],
  onSend,
  onBack,
  sending = false,
  failure = null,
}: SupportFormStepProps) {
  const { t } = useTexts('feedback', 'vin');
  const errorOf = (field: SupportFormError['field']) => {
    const error = errors.find((wrong) => wrong.field === field);
    return error && t(`feedback.wrong.${error.code}`);
  };
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(formTexts(new FormData(event.currentTarget), ['vin', 'message', 'email', 'name', 'phone']));
      }}
    >
      <TextField
        name="vin"
        label={t('vin.label')}
        defaultValue={initial.vin}
        error={errorOf('vin')}
        required
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        className="font-mono uppercase"
      />
      <TextArea name="message" label={t('feedback.message')} error={errorOf('message')} required maxLength={4_000} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <EmailField
          name="email"
          label={t('feedback.email')}
          defaultValue={initial.email}
          error={errorOf('email')}
          required
        />
        <TextField
          name="name"
          label={t('feedback.name')}
          optional
          defaultValue={initial.name}
          maxLength={200}
          autoComplete="name"
        />
        <PhoneField name="phone" label={t('feedback.phone')} optional maxLength={20} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="button" variant="bare" className="mr-auto" onClick={onBack}>
          {t('feedback.back')}
        </Button>
        <Button type="submit" busy={sending ? <BusyLabel>{t('feedback.sending')}</BusyLabel> : undefined}>
          {t('feedback.sendTicket')}
        </Button>
      </div>
      <FeedbackFailure text={failure} />
    </form>
  );
}
