import { useTexts } from '#ui/i18n/use-texts.ts';

/** Says on every page of a demonstration that made-up data are marked; which data those are, their own marks say. */
export function DemonstrationBar({ siteName }: { readonly siteName: string }) {
  const { t } = useTexts('site');
  return (
    <aside className="bg-caution-surface px-4 py-2 text-center text-caution text-sm" aria-label={siteName}>
      <strong>{siteName}</strong> · {t('site.demonstrationSite')}
    </aside>
  );
}
