import { useTranslation } from 'react-i18next';
import type { CallError } from '../call-error.ts';

/** Says in the visitor's language what went wrong with a call and what to do; the one place that knows the words. */
export function useCallErrorText(): (error: CallError) => string {
  const { t } = useTranslation();
  return (error) =>
    error.code === 'refused' ? t('error.refused', { message: error.message ?? '' }) : t(`error.${error.code}`);
}
