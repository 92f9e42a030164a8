import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

/** Renders skeletons while content loads, and announces it to screen readers. */
export function LoadingRegion({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts('ui');
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('ui.loading')}</span>
      {children}
    </div>
  );
}
