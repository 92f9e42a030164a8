import type { Money } from '#core/billing/money.ts';
import type { StickerContent, StickerSource } from '#core/sticker/sticker.ts';
import { moneyText } from '../engine/money-text.ts';
import type { Row, RowGroup } from '../engine/rows/flow-rows.ts';
import { joinRows } from '../engine/rows/join-rows.ts';
import { textRows } from '../engine/rows/text-row.ts';
import { COLORS, type Sheet } from '../engine/sheet.ts';
import { boldText, figures, plainText } from '../engine/text-styles.ts';
import type { Density } from './density.ts';
import { totalRow } from './total-row.ts';

/**
 * Returns the price block: base price, each option with its price, transport, and the total, in the legally required
 * order. An unknown price is labeled as such, and then there is no total.
 *
 * Source: 15 USC 1232 (f).
 *
 * @example
 * priceGroups(sheet, sticker.content, 240, DENSITIES[0]);
 */
export function priceGroups(
  sheet: Sheet,
  { packages, prices }: Pick<StickerContent, 'packages' | 'prices'>,
  width: number,
  { size, gap }: Density,
): RowGroup[] {
  const { t } = sheet;
  const money = (price: Money | null) => moneyText(price, sheet.language);
  const sections = packages.filter(({ items }) => items.length > 0);
  const base = joinRows(priced(t('document-sticker.basePrice'), prices.base, 'catalogue', true));
  const closing = joinRows([
    ...(sections.length > 0
      ? priced(t('document-sticker.totalOptions'), prices.options, null, false)
      : priced(
          t('document-sticker.options'),
          prices.options,
          null,
          false,
          prices.options ? t('document-sticker.noOptions') : t('document.unknown'),
        )),
    ...priced(t('document-sticker.destination'), prices.destination, 'catalogue', true),
    totalRow(sheet, { packages, prices }, width),
  ]);
  return [
    { heading: base, continued: base, rows: [] },
    ...sections.map(({ name, items }) => {
      const heading = { width, style: boldText(size), gap: gap + 1, tag: 'H3' } as const;
      return {
        heading: joinRows(textRows(sheet, name, heading)),
        continued: joinRows(textRows(sheet, `${name} (${t('document.continued')})`, heading)),
        rows: items.flatMap(({ code, name, price, source }) =>
          priced([code, name].filter((part) => part.trim() !== '').join(' · '), price, source, false),
        ),
      };
    }),
    { heading: closing, continued: closing, rows: [] },
  ];

  function priced(
    label: string,
    price: Money | null,
    source: StickerSource | null,
    strong: boolean,
    text = money(price),
  ): Row[] {
    const font = strong && price ? 'bold' : 'regular';
    return textRows(sheet, label, {
      width,
      style: strong ? boldText(size) : plainText(size),
      // An unknown price has no source; only an option chosen by the user has a source without a price.
      ...(source && (price || source === 'chosen') ? { source } : {}),
      right: { text, style: figures(size, font, price ? COLORS.ink : COLORS.muted) },
      gap: gap + 0.6,
    });
  }
}
