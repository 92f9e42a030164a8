import type { ReactNode } from 'react';
import type { FuelEconomy, PartsContent, SafetyRatings } from '#core/sticker/vehicle-build.ts';
import { MoneyText } from '#ui/components/money-text.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface StickerBlockProps {
  readonly title: string;
  /** The source of all its data. */
  readonly source: string;
  readonly children: ReactNode;
}

/** Renders one bordered block of a sticker with its own heading. */
function StickerBlock({ title, source, children }: StickerBlockProps) {
  return (
    <section className="break-inside-avoid overflow-hidden rounded-(--radius-card) border border-ink">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 bg-ink px-4 py-2 text-surface print:border-ink print:border-b print:bg-surface print:text-ink">
        <h3 className="text-base">{title}</h3>
        <p className="text-sm">{source}</p>
      </header>
      <div className="p-4">{children}</div>
    </section>
  );
}

/** Renders the fuel economy block. */
export function StickerEconomy({ economy }: { readonly economy: FuelEconomy }) {
  const { t, language } = useTexts('sticker');
  const { gallonsPer100Miles, annualFuelCost } = economy;
  return (
    <StickerBlock title={t('sticker.economy')} source={t('sticker.source.catalogue')}>
      <dl className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {(['combined', 'city', 'highway'] as const).map((figure) => (
          <div key={figure} className="flex flex-col-reverse">
            <dt className="text-muted text-sm">{t(`sticker.${figure}`)}</dt>
            <dd className={`font-bold leading-none ${figure === 'combined' ? 'text-4xl' : 'text-2xl'}`}>
              {t('sticker.mpg', { value: economy[figure] })}
            </dd>
          </div>
        ))}
        {annualFuelCost ? (
          <div className="flex flex-col-reverse">
            <dt className="text-muted text-sm">{t('sticker.annualFuelCost')}</dt>
            <dd className="font-bold text-2xl leading-none">
              <MoneyText money={annualFuelCost} />
            </dd>
          </div>
        ) : null}
      </dl>
      {gallonsPer100Miles === null ? null : (
        <p className="pt-3 text-sm">
          {t('sticker.gallons', { value: new Intl.NumberFormat(language).format(gallonsPer100Miles) })}
        </p>
      )}
    </StickerBlock>
  );
}

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

/** Renders the origin of the parts. */
export function StickerPartsContent({ partsContent }: { readonly partsContent: PartsContent }) {
  const { t } = useTexts('sticker');
  const lines = [
    [t('sticker.usCanadian'), `${partsContent.usCanadianPercent} %`],
    ...partsContent.others.map(({ country, percent }) => [country, `${percent} %`]),
    [t('sticker.finalAssembly'), partsContent.finalAssembly],
    [t('sticker.engineOrigin'), partsContent.engineOrigin],
    [t('sticker.transmissionOrigin'), partsContent.transmissionOrigin],
  ];
  return (
    <StickerBlock title={t('sticker.partsContent')} source={t('sticker.source.catalogue')}>
      <dl>
        {lines.map(([label, value]) => (
          <div
            key={label}
            className="flex justify-between gap-4 border-line border-b border-dotted py-1 last:border-b-0"
          >
            <dt>{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </StickerBlock>
  );
}
