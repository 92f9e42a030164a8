import type { CallError } from '../call-error.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Says in the visitor's language what went wrong with a call and what to do; the one place that knows the words. */
export function useCallErrorText(): (error: CallError) => string {
  const { t } = useTexts('error');
  return (error) =>
    error.code === 'refused' ? t('error.refused', { message: error.message ?? '' }) : t(`error.${error.code}`);
}
