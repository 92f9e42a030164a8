import { useTexts } from '#ui/i18n/use-texts.ts';
import { MessageForm, type MessageStepProps } from './message-form.tsx';

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
