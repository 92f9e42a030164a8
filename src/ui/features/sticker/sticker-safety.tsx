import type { SafetyRatings } from '#core/sticker/vehicle-build.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { StickerBlock } from './sticker-block.tsx';

const ratings = ['overall', 'frontalDriver', 'frontalPassenger', 'side', 'rollover'] as const;

/** Renders the government's safety ratings individually, never as a sum. */
export function StickerSafety({ safety }: { readonly safety: SafetyRatings }) {
  const { t } = useTexts('sticker');
  return (
    <StickerBlock title={t('sticker.safety')} source={t('sticker.source.catalogue')}>
      <dl>
        {ratings.map((rating) => {
          const stars = safety[rating];
          return (
            <div
              key={rating}
              className="flex justify-between gap-4 border-line border-b border-dotted py-1 last:border-b-0"
            >
              <dt>{t(`sticker.${rating}`)}</dt>
              <dd className={stars === null ? 'text-muted' : ''}>
                {stars === null ? (
                  t('sticker.notRated')
                ) : (
                  <>
                    <span aria-hidden="true" className="tracking-widest">
                      {'★'.repeat(stars) + '☆'.repeat(5 - stars)}
                    </span>
                    <span className="sr-only">{t('sticker.stars', { count: stars })}</span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </StickerBlock>
  );
}
