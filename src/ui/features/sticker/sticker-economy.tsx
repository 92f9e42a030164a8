import { useTranslation } from 'react-i18next';
import type { FuelEconomy } from '../../../core/sticker/vehicle-build.ts';
import { MoneyText } from '../../components/money-text.tsx';

/** The fuel economy block. */
export function StickerEconomy({ economy }: { readonly economy: FuelEconomy }) {
  const { t } = useTranslation();
  const figures = ['combined', 'city', 'highway'] as const;
  return (
    <section className="grid gap-2 rounded-(--radius-card) border border-line p-4">
      <h3>{t('sticker.economy')}</h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {figures.map((figure) => (
          <div key={figure}>
            <dt className="text-muted text-sm">{t(`sticker.${figure}`)}</dt>
            <dd className="font-bold text-xl">{t('sticker.mpg', { value: economy[figure] })}</dd>
          </div>
        ))}
        {economy.annualFuelCost ? (
          <div>
            <dt className="text-muted text-sm">{t('sticker.annualFuelCost')}</dt>
            <dd className="font-bold text-xl">
              <MoneyText money={economy.annualFuelCost} />
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
