import type { StickerPackageSection, StickerPrices } from '#core/sticker/sticker.ts';
import { MoneyText } from '#ui/components/money-text.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface StickerPriceBlockProps {
  readonly packages: readonly StickerPackageSection[];
  readonly prices: StickerPrices;
}

/** Renders the price block: base price, each option, transport and total. */
export function StickerPriceBlock({ packages, prices }: StickerPriceBlockProps) {
  const { t } = useTexts('sticker');
  const items = packages.flatMap((section) => section.items);
  return (
    <table className="w-full border-collapse">
      <caption className="border-ink border-b-2 pb-2 text-left font-semibold text-xl">{t('sticker.prices')}</caption>
      <tbody className="[&_td]:py-1 [&_td]:text-right [&_td]:align-top [&_th]:py-1 [&_th]:pr-4 [&_th]:text-left [&_th]:font-normal">
        <tr className="border-line border-b">
          <th scope="row">{t('sticker.base')}</th>
          <td>
            <MoneyText money={prices.base} />
          </td>
        </tr>
        <tr>
          <th scope="row" className="font-semibold!">
            {t('sticker.options')}
          </th>
          <td className="text-muted">{items.length === 0 ? t('sticker.noOptions') : null}</td>
        </tr>
        {items.map(({ code, name, price, source }) => (
          <tr key={code}>
            <th scope="row" className="pl-3 text-sm">
              <span className="block">{name}</span>
              <span className="block text-muted">{t(`sticker.source.${source}`)}</span>
            </th>
            <td>
              <MoneyText money={price} />
            </td>
          </tr>
        ))}
        <tr className="border-line border-t">
          <th scope="row">{t('sticker.optionsTotal')}</th>
          <td>
            <MoneyText money={prices.options} />
          </td>
        </tr>
        <tr>
          <th scope="row">{t('sticker.destination')}</th>
          <td>
            <MoneyText money={prices.destination} />
          </td>
        </tr>
        <tr className="border-ink border-y-4 border-double font-bold text-xl">
          <th scope="row" className="font-bold!">
            {t('sticker.total')}
          </th>
          <td>
            <MoneyText money={prices.total} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
