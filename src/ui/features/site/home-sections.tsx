import { type ReactNode, useId } from 'react';
import type { Review } from '#core/site/review.ts';
import { Badge } from '#ui/components/badge.tsx';
import { StarRating } from '#ui/components/star-rating.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface PageSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a section of a page with its own heading. */
export function PageSection({ title, children }: PageSectionProps) {
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
