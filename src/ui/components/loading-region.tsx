import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Holds the skeletons of what is loading, and tells those who do not see them. */
export function LoadingRegion({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('ui.loading')}</span>
      {children}
    </div>
  );
}
