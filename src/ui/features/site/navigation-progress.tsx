import { useNavigation } from 'react-router';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders a progress indicator immediately when a form or link starts a navigation. */
export function NavigationProgress() {
  const { t } = useTexts('site');
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div role="progressbar" aria-label={t('site.loading')} className="screen-only fixed inset-x-0 top-0 z-50 h-1">
      <div className="h-full w-full origin-left animate-pulse bg-primary-ink" />
    </div>
  );
}
