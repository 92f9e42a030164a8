import { ChevronRight } from 'lucide-react';
import { type ApologyOption, apologyOptions } from '../../../core/feedback/feedback-skip.ts';
import type { FeedbackType } from '../../../core/feedback/feedback-type.ts';
import { BusyLabel } from '../../components/busy-label.tsx';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { FeedbackFailure } from './feedback-failure.tsx';

interface ApologyStepProps {
  /** Only who gives feedback on a sticker may have it made again (FBK-05). */
  readonly type: FeedbackType;
  readonly onChoose: (option: ApologyOption) => void;
  readonly onSend: (message: string) => void;
  /** Closes the dialog and sends (FBK-06). */
  readonly onSkip: () => void;
  readonly sending?: boolean;
  readonly messageError?: string | undefined;
  readonly failure?: string | null;
}

/** Step 2 of the feedback dialog: what can be done for a dissatisfied person. */
export function ApologyStep({
  type,
  onChoose,
  onSend,
  onSkip,
  sending = false,
  messageError,
  failure = null,
}: ApologyStepProps) {
  const { t } = useTexts('feedback');
  return (
    <form
      method="post"
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(String(new FormData(event.currentTarget).get('message') ?? ''));
      }}
    >
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
      <TextArea name="message" label={t('feedback.message')} error={messageError} maxLength={4_000} />
      <div className="flex flex-wrap justify-end gap-2">
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
