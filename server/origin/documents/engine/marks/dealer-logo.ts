import { drawFigure } from '../draw-figure.ts';
import { pictureSize } from '../open-picture.ts';
import type { Area, Sheet } from '../sheet.ts';

/**
 * Returns the size of the document's logo, scaled proportionally to fit an area; `null` without a logo.
 *
 * @example
 * logoSize(sheet, { width: 150, height: 46 })?.width;
 */
export function logoSize(sheet: Sheet, room: Pick<Area, 'width' | 'height'>): Pick<Area, 'width' | 'height'> | null {
  if (sheet.letterhead === null) return null;
  const { width, height } = pictureSize(sheet.doc.openImage(sheet.letterhead.logo));
  const scale = Math.min(room.width / width, room.height / height);
  return { width: width * scale, height: height * scale };
}

/**
 * Draws the document's logo at the given size; does nothing without a logo.
 *
 * @example
 * const size = logoSize(sheet, { width: 150, height: 46 });
 * if (size) drawLogo(sheet, { x: 20, y: 40, ...size });
 */
export function drawLogo(sheet: Sheet, { x, y, width, height }: Area): void {
  const { letterhead, t } = sheet;
  if (letterhead === null) return;
  const { name: dealer } = letterhead;
  const preparedBy = dealer === '' ? t('document.preparedByDealer') : t('document.preparedBy', { dealer });
  drawFigure(sheet, preparedBy, (doc) => doc.image(letterhead.logo, x, y, { fit: [width, height] }));
}
