import type { CallError } from '../app/answers/call-error.ts';
import { useTexts } from '../i18n/use-texts.ts';

/**
 * Returns a function that describes a failed call and the next step in the visitor's language, with the server's
 * message if any. All these texts are defined here.
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
