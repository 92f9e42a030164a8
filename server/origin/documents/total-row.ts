import type { StickerPrices } from '../../../src/core/sticker/sticker.ts';
import type { Row } from './flow-rows.ts';
import { moneyText } from './money-text.ts';
import { drawParagraph, drawText, paragraph } from './paragraph.ts';
import { COLORS, decorate, type Sheet } from './sheet.ts';
import { boldText, plainText } from './text-styles.ts';

/**
 * The total, in the one strong field of the sheet; where a part is not known it says why there is none.
 *
 * @example
 * totalRow(sheet, content.prices, 240).height;
 */
export function totalRow(sheet: Sheet, { total }: StickerPrices, width: number): Row {
  const strip = 27;
  const note = paragraph(
    sheet,
    total ? 'Base price, total options and destination charge.' : 'No total is given because not every price is known.',
    width,
    plainText(7, COLORS.muted),
  );
  return {
    height: 4 + strip + 4 + note.height,
    draw: ({ x, y }) => {
      const top = y + 4;
      decorate(sheet, (doc) => doc.rect(x, top, width, strip).fill(COLORS.ink));
      const inner = { x: x + 8, width: width - 16 };
      drawText(sheet, 'Total price', { ...inner, y: top + 7.2 }, boldText(10.5, COLORS.white));
      const style = { ...boldText(total ? 14 : 11, COLORS.white), align: 'right' } as const;
      drawText(sheet, moneyText(total), { ...inner, y: top + (total ? 5.1 : 6.9) }, style);
      drawParagraph(sheet, note, { x, y: top + strip + 4 });
    },
  };
}
