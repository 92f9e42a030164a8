import { ChevronRight } from 'lucide-react';
import { type ApologyOption, apologyOptions } from '#core/feedback/feedback-skip.ts';
import type { FeedbackType } from '#core/feedback/feedback-type.ts';
import { Button } from '#ui/components/button.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { MessageForm, type MessageStepProps } from './message-form.tsx';

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
