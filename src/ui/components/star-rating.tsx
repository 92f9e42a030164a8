import { Star } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';

interface StarRatingProps {
  /** From 0 to 5, parts of a star too; `null` where nobody has rated yet. */
  readonly value: number | null;
  /** How many people have rated; left out it is not told. */
  readonly reviews?: number;
}

const STARS = [0, 1, 2, 3, 4];

/** How others have rated: to be read, not to be given. The number stands beside the stars, to the tenth. */
export function StarRating({ value, reviews }: StarRatingProps) {
  const { t, language } = useTexts('trust');
  if (value === null) return <p className="text-muted">{t('trust.none')}</p>;
  const rating = Math.min(5, Math.max(0, value));
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const told = format.format(rating);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="inline-flex gap-0.5" aria-hidden="true">
        {STARS.map((star) => (
          <StarShape key={star} share={Math.min(1, Math.max(0, rating - star))} />
        ))}
      </span>
      <span aria-hidden="true" className="font-semibold">
        {told}
      </span>
      <span className="sr-only">{t('trust.stars', { value: told })}</span>
      {reviews === undefined ? null : <span className="text-muted">{t('trust.reviews', { count: reviews })}</span>}
    </p>
  );
}

/** A star filled from its left, by as much of it as was given. */
function StarShape({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <Star className="text-muted" />
      <svg width={24 * share} height="24" aria-hidden="true">
        <Star className="fill-primary-ink text-primary-ink" />
      </svg>
    </svg>
  );
}
