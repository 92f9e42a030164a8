import { hasRestrictedTemplate } from '#core/sticker/restricted-year.ts';
import type { StickerContent } from '#core/sticker/sticker.ts';
import { drawText } from '../engine/paragraph.ts';
import { COLORS, decorate, FRAME, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';

const NOTICE_HEIGHT = 20;
const BANNER_HEIGHT = 19;

/**
 * Returns the height of the notices on a page, in points.
 *
 * @example
 * noticeHeight(sticker.content); // 20
 */
export function noticeHeight({ demonstration }: Pick<StickerContent, 'demonstration'>): number {
  return NOTICE_HEIGHT + (demonstration ? BANNER_HEIGHT : 0);
}

/**
 * Draws the notice at the top of a page that it is a reproduction and, for demonstration data, that it does not
 * describe a real vehicle.
 *
 * @example
 * drawNotices(sheet, sticker.content);
 */
export function drawNotices(sheet: Sheet, content: Pick<StickerContent, 'demonstration' | 'vehicle'>): void {
  const { t } = sheet;
  const { x, y, width } = FRAME;
  const top = content.demonstration ? y + BANNER_HEIGHT : y;
  decorate(sheet, (doc) => {
    if (content.demonstration) doc.rect(x, y, width, BANNER_HEIGHT).fill(COLORS.warning);
    doc.rect(x, top, width, NOTICE_HEIGHT).fill(COLORS.ink);
  });
  if (content.demonstration) {
    const style = { ...boldText(10.5), align: 'center' } as const;
    drawText(sheet, `${t('document.testSite')} · ${t('document.demonstration')}`, { x, y: y + 3.2, width }, style);
  }
  const inner = { x: x + 12, width: width - 24 };
  drawText(sheet, t('document-sticker.reproduction'), { ...inner, y: top + 3.7 }, boldText(10.5, COLORS.white));
  const right = { ...plainText(8, COLORS.white), align: 'right' } as const;
  const form = hasRestrictedTemplate(content.vehicle) ? `${t('document-sticker.earlierYears')} · ` : '';
  drawText(sheet, `${form}${t('document-sticker.preparedByUs')}`, { ...inner, y: top + 5.2 }, right);
}
