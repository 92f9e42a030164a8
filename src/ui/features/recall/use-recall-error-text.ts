import type { CheckRecallsError } from '#core/recall/check-recalls.ts';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Returns a function that gives the text for recalls, or the lists to find them, that couldn't be loaded. */
export function useRecallErrorText(): (error: CheckRecallsError) => string {
  const { t } = useTexts('recall');
  const callErrorText = useCallErrorText();
  return (error) => (isMissing(error) ? t(`recall.${error.code}`) : callErrorText(error));
}

function isMissing(error: CheckRecallsError): error is Extract<CheckRecallsError, { code: `m${string}` }> {
  return error.code === 'make-missing' || error.code === 'model-missing';
}
