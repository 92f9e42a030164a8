import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePrefetch } from '#ui/hooks/use-prefetch.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { useSamples } from './use-samples.ts';

/** Renders the purpose of the site and the search, with a sample on wide screens. */
export function Hero({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts('home');
  const prefetch = usePrefetch();
  const { report, picture } = useSamples();
  return (
    <div className="overflow-hidden border-line border-b bg-surface">
      <div className="mx-auto grid max-w-5xl items-center gap-12 px-4 py-10 sm:py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-6">
          <header className="grid gap-3">
            <h1 className="max-w-[20ch] text-3xl sm:text-4xl">{t('home.title')}</h1>
            <p className="max-w-[60ch] text-lg text-muted">{t('home.lead')}</p>
          </header>
          {children}
        </div>
        {report !== null && picture !== null ? (
          <Link to={report} prefetch={prefetch} className="group hidden lg:block">
            {/* Lazy, so that it isn't fetched where it isn't shown. */}
            <img
              src={picture}
              alt={t('home.reportSample')}
              width={440}
              height={448}
              loading="lazy"
              className="h-auto w-full rounded-(--radius-card) border border-line shadow-(--shadow-card) duration-150 group-hover:border-ink motion-safe:transition-[border-color]"
            />
          </Link>
        ) : null}
      </div>
    </div>
  );
}
