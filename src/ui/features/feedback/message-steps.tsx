import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ApologyOption, apologyOptions } from '#core/feedback/feedback-skip.ts';
import type { FeedbackType } from '#core/feedback/feedback-type.ts';
import { BusyLabel } from '#ui/components/busy-label.tsx';
import { Button } from '#ui/components/button.tsx';
import { TextArea } from '#ui/components/text-area.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** The props common to the steps with a message. */
interface MessageStepProps {
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
function MessageForm({
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

interface TextStepProps extends MessageStepProps {
  readonly onBack: () => void;
}

/**
 * Renders step 1 of the feedback dialog: a satisfied person's comments. Skipping sends the feedback without a message
 * (FBK-06).
 */
export function TextStep(props: TextStepProps) {
  const { t } = useTexts('feedback');
  return <MessageForm {...props} label={t('feedback.textQuestion')} />;
}

interface ApologyStepProps extends MessageStepProps {
  readonly onBack: () => void;
  /** Only a sticker can be regenerated (FBK-05). */
  readonly type: FeedbackType;
  readonly onChoose: (option: ApologyOption) => void;
}

/**
 * Renders step 2 of the feedback dialog: options for a dissatisfied person. Skipping closes the dialog and sends the
 * feedback (FBK-06).
 */
export function ApologyStep({ type, onChoose, ...message }: ApologyStepProps) {
  const { t } = useTexts('feedback');
  return (
    <MessageForm {...message} label={t('feedback.message')}>
      <p>{t('feedback.apologyText')}</p>
      <fieldset className="grid gap-2">
        <legend className="pb-2 font-semibold">{t('feedback.apologyChoose')}</legend>
        {apologyOptions(type).map((option) => (
          <Button
            key={option}
            type="button"
            variant="quiet"
            className="justify-between! text-left"
            onClick={() => onChoose(option)}
          >
            {t(`feedback.option.${option}`)}
            <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
          </Button>
        ))}
      </fieldset>
    </MessageForm>
  );
}

/** Renders why sending failed, in red under the form (FBK-12). */
export function FeedbackFailure({ text }: { readonly text: string | null }) {
  // The live region exists before its text, so that a screen reader announces the text.
  return (
    <p role="alert" className="font-medium text-danger empty:hidden">
      {text}
    </p>
  );
}
