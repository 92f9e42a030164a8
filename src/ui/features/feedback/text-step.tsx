import { useTexts } from '#ui/i18n/use-texts.ts';
import { MessageForm, type MessageStepProps } from './message-form.tsx';

interface TextStepProps extends MessageStepProps {
  readonly onBack: () => void;
}

/** Step 1 of the feedback dialog: what a content person has to say; to skip it sends without (FBK-06). */
export function TextStep(props: TextStepProps) {
  const { t } = useTexts('feedback');
  return <MessageForm {...props} label={t('feedback.textQuestion')} />;
}
