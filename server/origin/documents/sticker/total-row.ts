import type { StickerContent } from '#core/sticker/sticker.ts';
import { stickerArithmetic } from '#core/sticker/sticker-arithmetic.ts';
import { moneyText } from '../engine/money-text.ts';
import { drawParagraph, drawText, paragraph } from '../engine/paragraph.ts';
import type { Row } from '../engine/rows/flow-rows.ts';
import { COLORS, decorate, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';

/**
 * Returns the highlighted total with the result of its recalculation, or the reason why there is no total.
 *
 * @example
 * totalRow(sheet, content, 240).height;
 */
export function totalRow(sheet: Sheet, content: Pick<StickerContent, 'packages' | 'prices'>, width: number): Row {
  const { total } = content.prices;
  const strip = 27;
  const isNarrow = width < 190;
  const note = paragraph(sheet, auditText(sheet, content), width, plainText(7, COLORS.muted));
  return {
    height: 4 + strip + 4 + note.height,
    draw: ({ x, y }) => {
      const top = y + 4;
      decorate(sheet, (doc) => doc.rect(x, top, width, strip).fill(COLORS.ink));
      const inner = { x: x + 8, width: width - 16 };
      drawText(
        sheet,
        sheet.t('document-sticker.total'),
        { ...inner, y: top + (isNarrow ? 8.6 : 7.2) },
        boldText(isNarrow ? 8.2 : 10.5, COLORS.white),
      );
      const style = { ...boldText(isNarrow ? 10.5 : total ? 14 : 11, COLORS.white), align: 'right' } as const;
      drawText(
        sheet,
        moneyText(total, sheet.language),
        { ...inner, y: top + (isNarrow ? 7.2 : total ? 5.1 : 6.9) },
        style,
      );
      drawParagraph(sheet, note, { x, y: top + strip + 4 });
    },
  };
}

function auditText({ t, language }: Sheet, content: Pick<StickerContent, 'packages' | 'prices'>): string {
  const { verdict, differences } = stickerArithmetic(content);
  if (verdict === 'incomplete') return t('document-sticker.sumIncomplete');
  if (verdict === 'agrees') return t('document-sticker.sumAgrees');
  return differences
    .map(({ sum, stated, computed }) => {
      const name = sum === 'total' ? t('document-sticker.total') : t('document-sticker.totalOptions');
      return t('document-sticker.sumDiffers', {
        stated: `${name} ${moneyText(stated, language)}`,
        computed: moneyText(computed, language),
      });
    })
    .join(' ');
}
