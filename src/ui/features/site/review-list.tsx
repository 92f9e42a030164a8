import type { Review } from '#core/site/review.ts';
import { Badge } from '#ui/components/badge.tsx';
import { StarRating } from '#ui/components/star-rating.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

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
