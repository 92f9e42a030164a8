import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Review } from '#core/site/review.ts';
import { Badge } from '#ui/components/badge.tsx';
import { StarRating } from '#ui/components/star-rating.tsx';
import { usePrefetch } from '#ui/hooks/use-prefetch.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { useSamples } from './sample-link.tsx';

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

/** Renders a section of a page with its own heading. */
export function PageSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const PROMISES = [
  ['knownTitle', 'known'],
  ['onceTitle', 'once'],
  ['sourcedTitle', 'sourced'],
] as const;

/** Renders the site's promises to its customers. */
export function PromiseList() {
  const { t } = useTexts('home');
  return (
    <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3">
      {PROMISES.map(([title, text]) => (
        <div key={title} className="grid content-start gap-1">
          <dt className="font-semibold">{t(`home.${title}`)}</dt>
          <dd className="text-muted">{t(`home.${text}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders customer reviews. A made-up review is labeled as such. */
export function ReviewList({ reviews }: { readonly reviews: readonly Review[] }) {
  const { t } = useTexts('home');
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {reviews.map(({ id, author, rating, text, demonstration }) => (
        <li key={id}>
          <figure className="grid gap-2 border-line border-l-2 pl-4">
            <StarRating value={rating} />
            <blockquote>{text}</blockquote>
            <figcaption className="flex flex-wrap items-center gap-2 text-muted text-sm">
              {author}
              {demonstration ? <Badge tone="caution">{t('home.madeUp')}</Badge> : null}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
