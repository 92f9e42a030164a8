import type { ReactNode } from 'react';
import { BusyLabel } from '#ui/components/busy-label.tsx';
import { Button } from '#ui/components/button.tsx';
import { TextArea } from '#ui/components/text-area.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { FeedbackFailure } from './feedback-failure.tsx';

/** The props common to the steps with a message. */
export interface MessageStepProps {
  readonly onSend: (message: string) => void;
  readonly onSkip: () => void;
  readonly sending?: boolean;
  /** The error in the message. */
  readonly messageError?: string | undefined;
  /** Why sending failed. */
  readonly failure?: string | null;
}

interface MessageFormProps extends MessageStepProps {
  readonly label: string;
  /** Shown above the message. */
  readonly children?: ReactNode;
  /** Omitted if there is no previous step. */
  readonly onBack?: () => void;
}

/** Renders a message field with buttons to send it, skip it, or go back. */
export function MessageForm({
  label,
  children,
  onSend,
  onSkip,
  onBack,
  sending = false,
  messageError,
  failure = null,
}: MessageFormProps) {
  const { t } = useTexts('feedback');
  return (
    <form
      method="post"
      className={children ? 'grid gap-6' : 'grid gap-4'}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(String(new FormData(event.currentTarget).get('message') ?? ''));
      }}
    >
      {children}
      <TextArea name="message" label={label} error={messageError} maxLength={4_000} />
      <div className="flex flex-wrap justify-end gap-2">
        {onBack ? (
          <Button type="button" variant="bare" className="mr-auto" onClick={onBack}>
            {t('feedback.back')}
          </Button>
        ) : null}
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
