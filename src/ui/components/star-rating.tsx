import { Star } from 'lucide-react';
import { useId } from 'react';
import { numberFormat } from '../i18n/cached-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';

interface StarRatingProps {
  /** From 0 to 5, including fractions. `null` if there are no ratings. */
  readonly value: number | null;
  /** The number of ratings. Not shown if omitted. */
  readonly reviews?: number;
}

const STARS = [0, 1, 2, 3, 4];
/** The star's size in SVG units. */
const SIZE = 24;
const GAP = 2.4;

/** Renders an average rating, read-only. The number is shown beside the stars, rounded to one decimal. */
export function StarRating({ value, reviews }: StarRatingProps) {
  const { t, language } = useTexts('trust');
  if (value === null) return <p className="text-muted">{t('trust.none')}</p>;
  const rating = Math.min(5, Math.max(0, value));
  const format = numberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const formatted = format.format(rating);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Stars rating={rating} />
      <span aria-hidden="true" className="font-semibold">
        {formatted}
      </span>
      <span className="sr-only">{t('trust.stars', { value: formatted })}</span>
      {reviews === undefined ? null : <span className="text-muted">{t('trust.reviews', { count: reviews })}</span>}
    </p>
  );
}

/**
 * Fills the stars from the left according to the rating. The star shape is defined once, because a page can show many.
 */
function Stars({ rating }: { readonly rating: number }) {
  const star = useId();
  const row = STARS.map((each) => <use key={each} href={`#${star}`} x={each * (SIZE + GAP)} />);
  return (
    <svg viewBox={`0 0 ${STARS.length * (SIZE + GAP) - GAP} ${SIZE}`} className="h-5 w-auto" aria-hidden="true">
      <defs>
        <Star id={star} fill="inherit" />
      </defs>
      <g fill="none" className="text-muted">
        {row}
      </g>
      <svg width={Math.floor(rating) * (SIZE + GAP) + (rating % 1) * SIZE} height={SIZE} aria-hidden="true">
        <g className="fill-primary-ink text-primary-ink">{row}</g>
      </svg>
    </svg>
  );
}
