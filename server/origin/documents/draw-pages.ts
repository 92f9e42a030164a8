import type { Sticker } from '../../../src/core/sticker/sticker.ts';
import { drawText } from './paragraph.ts';
import { BAR_HEIGHT, COLUMN_GAP, LIST_PADDING, type PagePlan, PRICE_WIDTH } from './plan-pages.ts';
import { COLORS, decorate, FRAME, inSection, type Sheet } from './sheet.ts';
import { drawFooter, FOOTER_HEIGHT } from './sticker-footer.ts';
import { drawNotices, noticeHeight } from './sticker-notice.ts';
import { boldText } from './text-styles.ts';

/**
 * Draws the pages of a plan, one after another, each in the order it is read.
 *
 * @example
 * drawPages(sheet, sticker, planPages(sheet, sticker, DENSITIES[0]));
 */
export function drawPages(sheet: Sheet, sticker: Sticker, plan: PagePlan): void {
  for (let page = 1; page <= plan.pages; page += 1) {
    sheet.doc.addPage();
    inSection(sheet, `Page ${page}`, () => drawPage(sheet, sticker, plan, page));
  }
}

function drawPage(sheet: Sheet, sticker: Sticker, plan: PagePlan, page: number): void {
  drawNotices(sheet, sticker.content);
  let y = FRAME.y + noticeHeight(sticker.content);
  for (const block of page === 1 ? [plan.header, plan.grid] : [plan.continued]) {
    block.draw(y);
    y += block.height;
  }
  const end = FRAME.y + FRAME.height - FOOTER_HEIGHT - (page === plan.stripPage ? plan.strip.height : 0);
  drawLists(sheet, plan, page, { y, end });
  if (page === plan.stripPage) plan.strip.draw(end);
  drawFooter(sheet, sticker, { page, pages: plan.pages });
  decorate(sheet, (doc) => {
    doc.lineWidth(1.2).rect(FRAME.x, FRAME.y, FRAME.width, FRAME.height).stroke(COLORS.ink);
  });
}

function drawLists(
  sheet: Sheet,
  { equipment, prices, columns, columnWidth }: PagePlan,
  page: number,
  { y, end }: { readonly y: number; readonly end: number },
): void {
  const split = FRAME.x + FRAME.width - PRICE_WIDTH;
  const top = y + BAR_HEIGHT + 8;
  const more = page === 1 ? '' : ' (continued)';
  decorate(sheet, (doc) => {
    doc.rect(FRAME.x, y, FRAME.width, BAR_HEIGHT).fill(COLORS.ink);
    doc
      .lineWidth(0.8)
      .moveTo(split, y + BAR_HEIGHT)
      .lineTo(split, end)
      .stroke(COLORS.ink);
  });
  const title = boldText(9, COLORS.white);
  const here = equipment.filter(({ column }) => Math.floor(column / columns) === page - 1);
  if (here.length > 0) {
    inSection(sheet, 'Standard equipment', () => {
      const at = { x: FRAME.x + LIST_PADDING, y: y + 3.1, width: 300 };
      drawText(sheet, `Standard equipment${more}`, at, title, 'H2');
      for (const { column, top: offset, row } of here) {
        const x = FRAME.x + LIST_PADDING + (column % columns) * (columnWidth + COLUMN_GAP);
        row.draw({ x, y: top + offset, width: columnWidth });
      }
    });
  }
  const priced = prices.filter(({ column }) => column === page - 1);
  if (priced.length > 0) {
    inSection(sheet, 'Price', () => {
      drawText(sheet, `Price${more}`, { x: split + LIST_PADDING, y: y + 3.1, width: 200 }, title, 'H2');
      for (const { top: offset, row } of priced) {
        row.draw({ x: split + LIST_PADDING, y: top + offset, width: PRICE_WIDTH - 2 * LIST_PADDING });
      }
    });
  }
}
