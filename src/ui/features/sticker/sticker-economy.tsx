import type { FuelEconomy } from '#core/sticker/vehicle-build.ts';
import { MoneyText } from '#ui/components/money-text.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { StickerBlock } from './sticker-block.tsx';

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
