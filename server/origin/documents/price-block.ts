import type { Money } from '../../../src/core/billing/money.ts';
import type { StickerContent, StickerSource } from '../../../src/core/sticker/sticker.ts';
import type { Density } from './density.ts';
import type { Row, RowGroup } from './flow-rows.ts';
import { joinRows } from './join-rows.ts';
import { moneyText } from './money-text.ts';
import { COLORS, type Sheet } from './sheet.ts';
import { textRows } from './text-row.ts';
import { boldText, figures, plainText } from './text-styles.ts';
import { totalRow } from './total-row.ts';

/**
 * The price block: base price, each option with its price, transport, and the total, as the law orders them. A price
 * that is not known is said to be so, and then there is no total.
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
  const sections = packages.filter(({ items }) => items.length > 0);
  const base = joinRows(priced('Base price', prices.base, 'catalogue', true));
  const closing = joinRows([
    ...(sections.length > 0
      ? priced('Total options', prices.options, null, false)
      : priced('Options', prices.options, null, false, prices.options ? 'None listed' : 'Not known')),
    ...priced('Destination charge', prices.destination, 'catalogue', true),
    totalRow(sheet, prices, width),
  ]);
  return [
    { heading: base, continued: base, rows: [] },
    ...sections.map(({ name, items }) => {
      const heading = { width, style: boldText(size), gap: gap + 1, tag: 'H3' } as const;
      return {
        heading: joinRows(textRows(sheet, name, heading)),
        continued: joinRows(textRows(sheet, `${name} (continued)`, heading)),
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
    text = moneyText(price),
  ): Row[] {
    const font = strong && price ? 'Helvetica-Bold' : 'Helvetica';
    return textRows(sheet, label, {
      width,
      style: strong ? boldText(size) : plainText(size),
      // What is not known came from nowhere: only the user's own choice is one without a price.
      ...(source && (price || source === 'chosen') ? { source } : {}),
      right: { text, style: figures(size, font, price ? COLORS.ink : COLORS.muted) },
      gap: gap + 0.6,
    });
  }
}
