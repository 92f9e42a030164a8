import type { CallError } from '../app/answers/call-error.ts';
import { useTexts } from '../i18n/use-texts.ts';

/**
 * Says in the visitor's language what went wrong with a call and what to do, with the server's own words where it had any;
 * the one place that knows the words.
 *
 * Source: specification, section 8 (GAP-15).
 */
export function useCallErrorText(): (error: CallError) => string {
  const { t } = useTexts('error');
  return (error) => {
    const message = 'message' in error ? (error.message?.trim() ?? '') : '';
    if (error.code === 'refused') return message === '' ? t('error.refusedSilently') : t('error.refused', { message });
    const text = t(`error.${error.code}`);
    return message === '' ? text : t('error.withMessage', { text, message });
  };
}
