import { BusyLabel } from '../../components/busy-label.tsx';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { FeedbackFailure } from './feedback-failure.tsx';

interface TextStepProps {
  readonly onSend: (message: string) => void;
  /** Sends without what was typed (FBK-06). */
  readonly onSkip: () => void;
  readonly onBack: () => void;
  readonly sending?: boolean;
  /** What is wrong with the message. */
  readonly messageError?: string | undefined;
  /** Why it was not sent. */
  readonly failure?: string | null;
}

/** Step 1 of the feedback dialog: what a content person has to say. */
export function TextStep({ onSend, onSkip, onBack, sending = false, messageError, failure = null }: TextStepProps) {
  const { t } = useTexts('feedback');
  return (
    <form
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(String(new FormData(event.currentTarget).get('message') ?? ''));
      }}
    >
      <TextArea name="message" label={t('feedback.textQuestion')} error={messageError} maxLength={4_000} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="button" variant="bare" className="mr-auto" onClick={onBack}>
          {t('feedback.back')}
        </Button>
        <Button type="button" variant="bare" onClick={onSkip}>
          {t('feedback.skip')}
        </Button>
        <Button type="submit" busy={sending ? <BusyLabel>{t('feedback.sending')}</BusyLabel> : undefined}>
          {t('feedback.send')}
        </Button>
      </div>
      <FeedbackFailure text={failure} />
    </form>
  );
}
