import type { Sticker } from '#core/sticker/sticker.ts';
import type { Seal } from '../engine/marks/seal.ts';
import { drawText } from '../engine/paragraph.ts';
import { COLORS, decorate, drawLine, FRAME, inSection, type Sheet } from '../engine/sheet.ts';
import { boldText } from '../engine/text-styles.ts';
import { BAR_HEIGHT, COLUMN_GAP, LIST_PADDING, type ListPlan, type PagePlan } from './plan-pages.ts';
import { drawFooter, FOOTER_HEIGHT } from './sticker-footer.ts';
import { drawNotices, noticeHeight } from './sticker-notice.ts';

/** The layout and verification data of a printed sticker. */
interface StickerPrint {
  readonly plan: PagePlan;
  readonly seal: Seal;
}

/**
 * Draws the planned pages in order, each in reading order.
 *
 * @example
 * const plan = planPages(sheet, sticker, measureFixed(sheet, sticker), DENSITIES[0]);
 * drawPages(sheet, sticker, { plan, seal });
 */
export function drawPages(sheet: Sheet, sticker: Sticker, print: StickerPrint): void {
  for (let page = 1; page <= print.plan.pages; page += 1) {
    sheet.doc.addPage();
    inSection(sheet, `Page ${page}`, () => drawPage(sheet, sticker, print, page));
  }
}

function drawPage(sheet: Sheet, sticker: Sticker, { plan, seal }: StickerPrint, page: number): void {
  drawNotices(sheet, sticker.content);
  let y = FRAME.y + noticeHeight(sticker.content);
  for (const block of page === 1 ? [plan.header, plan.grid] : [plan.continued]) {
    block.draw(y);
    y += block.height;
  }
  const end = FRAME.y + FRAME.height - FOOTER_HEIGHT - (page === plan.stripPage ? plan.strip.height : 0);
  drawLists(sheet, plan, page, { y, end });
  if (page === plan.stripPage) plan.strip.draw(end);
  drawFooter(sheet, sticker, { page, pages: plan.pages, seal });
  decorate(sheet, (doc) => {
    doc.lineWidth(1.2).rect(FRAME.x, FRAME.y, FRAME.width, FRAME.height).stroke(COLORS.ink);
  });
}

function drawLists(
  sheet: Sheet,
  { equipment, prices }: PagePlan,
  page: number,
  { y, end }: { readonly y: number; readonly end: number },
): void {
  const { t } = sheet;
  const split = FRAME.x + equipment.width;
  decorate(sheet, (doc) => {
    doc.rect(FRAME.x, y, FRAME.width, BAR_HEIGHT).fill(COLORS.ink);
    drawLine(doc.lineWidth(0.8), [split, y + BAR_HEIGHT], [split, end], COLORS.ink);
  });
  drawList(sheet, equipment, page, { title: t('document-sticker.equipment'), x: FRAME.x, y });
  drawList(sheet, prices, page, { title: t('document-sticker.price'), x: split, y });
}

function drawList(
  sheet: Sheet,
  { rows, columns, columnWidth, width }: ListPlan,
  page: number,
  { title, x, y }: { readonly title: string; readonly x: number; readonly y: number },
): void {
  const here = rows.filter(({ column }) => Math.floor(column / columns) === page - 1);
  if (here.length === 0) return;
  const left = x + LIST_PADDING;
  const more = page === 1 ? '' : ` (${sheet.t('document.continued')})`;
  inSection(sheet, title, () => {
    const style = boldText(9, COLORS.white);
    drawText(sheet, title + more, { x: left, y: y + 3.1, width: width - 2 * LIST_PADDING }, style, 'H2');
    for (const { column, top, row } of here) {
      const across = (column % columns) * (columnWidth + COLUMN_GAP);
      row.draw({ x: left + across, y: y + BAR_HEIGHT + 8 + top, width: columnWidth });
    }
  });
}
