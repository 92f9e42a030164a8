import { useTexts } from '#ui/i18n/use-texts.ts';

/**
 * Renders a bar on every page of a demonstration, stating that made-up data is labeled. The labels are on the data
 * itself.
 */
export function DemonstrationBar({ siteName }: { readonly siteName: string }) {
  const { t } = useTexts('site');
  return (
    <aside className="bg-caution-surface px-4 py-2 text-center text-caution text-sm" aria-label={siteName}>
      <strong>{siteName}</strong> · {t('site.demonstrationSite')}
    </aside>
  );
}
