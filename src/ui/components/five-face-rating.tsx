import { type KeyboardEvent, useId } from 'react';
import { RATING_FACES, type Rating } from '#core/feedback/rating.ts';
import { useTexts } from '../i18n/use-texts.ts';

interface FiveFaceRatingProps {
  /** The question that labels the group. */
  readonly label: string;
  readonly value: Rating | null;
  readonly onRate: (rating: Rating) => void;
  readonly name?: string;
}

const MOUTHS: Readonly<Record<Rating, string>> = {
  5: 'M14 29 Q24 42 34 29 Z',
  4: 'M15 31 Q24 38 33 31',
  3: 'M16 33 H32',
  2: 'M15 36 Q24 29 33 36',
  1: 'M14 38 Q24 26 34 38',
};
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Renders five faces to pick from. Arrow keys only move focus, and Space or Enter picks, because a pick continues to
 * the next step immediately and must not happen while a person is still moving between the faces.
 */
export function FiveFaceRating({ label, value, onRate, name = 'satisfaction' }: FiveFaceRatingProps) {
  const { t } = useTexts('feedback');
  const id = useId();
  const pickByKey = (event: KeyboardEvent<HTMLInputElement>, index: number, rating: Rating) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) return onRate(rating);
    const next = RATING_FACES[(index + step + RATING_FACES.length) % RATING_FACES.length];
    document.getElementById(`${id}-${next?.rating}`)?.focus();
  };
  return (
    <fieldset className="min-w-0">
      <legend className="pb-4 font-semibold text-lg">{label}</legend>
      <div className="grid gap-1 sm:grid-cols-5 sm:gap-2">
        {RATING_FACES.map(({ rating }, index) => (
          <label
            key={rating}
            className="flex cursor-pointer items-center gap-3 rounded-(--radius-card) border border-transparent p-2 hover:border-line has-checked:border-primary-ink has-focus-visible:outline-3 has-focus-visible:outline-ink sm:flex-col sm:text-center"
          >
            <input
              type="radio"
              id={`${id}-${rating}`}
              name={name}
              value={rating}
              checked={value === rating}
              onChange={() => onRate(rating)}
              onKeyDown={(event) => pickByKey(event, index, rating)}
              className="peer sr-only"
            />
            <Face rating={rating} />
            <span className="text-sm peer-checked:font-semibold">{t(`feedback.face.${rating}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Face({ rating }: { readonly rating: Rating }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className="size-12 shrink-0 fill-none stroke-2 stroke-ink peer-checked:stroke-3 peer-checked:stroke-primary-ink"
    >
      <circle cx="24" cy="24" r="21" />
      <circle cx="17" cy="19" r="1.5" className="fill-current" />
      <circle cx="31" cy="19" r="1.5" className="fill-current" />
      <path d={MOUTHS[rating]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
