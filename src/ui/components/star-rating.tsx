import { Star } from 'lucide-react';
import { useId } from 'react';
import { numberFormat } from '../i18n/cached-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';

interface StarRatingProps {
  /** From 0 to 5, parts of a star too; `null` where nobody has rated yet. */
  readonly value: number | null;
  /** How many people have rated; left out it is not told. */
  readonly reviews?: number;
}

const STARS = [0, 1, 2, 3, 4];
/** In units of the drawing. */
const SIZE = 24;
const GAP = 2.4;

/** How others have rated: to be read, not to be given. The number stands beside the stars, to the tenth. */
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

/** Filled from their left, by as much as was given. The shape of a star is drawn once: a page may show many. */
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
