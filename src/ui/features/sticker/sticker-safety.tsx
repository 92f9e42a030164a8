import { useTranslation } from 'react-i18next';
import type { SafetyRatings } from '../../../core/sticker/vehicle-build.ts';

const ratings = ['overall', 'frontalDriver', 'frontalPassenger', 'side', 'rollover'] as const;

/** The government's safety ratings, each for itself; they are never added up. */
export function StickerSafety({ safety }: { readonly safety: SafetyRatings }) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-2 rounded-(--radius-card) border border-line p-4">
      <h3>{t('sticker.safety')}</h3>
      <dl>
        {ratings.map((rating) => {
          const stars = safety[rating];
          return (
            <div key={rating} className="flex justify-between gap-4">
              <dt>{t(`sticker.${rating}`)}</dt>
              <dd className={stars === null ? 'text-muted' : ''}>
                {stars === null ? (
                  t('sticker.notRated')
                ) : (
                  <>
                    <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
                    <span className="sr-only">{t('sticker.stars', { count: stars })}</span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
