import type { Sticker } from '../../../src/core/sticker/sticker.ts';
import { isClassic } from '../../../src/core/vehicle/vehicle.ts';
import type { Density } from './density.ts';
import { equipmentGroups, hasEquipment } from './equipment-block.ts';
import { balancedHeight, columnCount, flowRows, type PlacedRow } from './flow-rows.ts';
import { fuelEconomyPanel } from './fuel-economy-panel.ts';
import { panelStrip, panelWidth } from './panel-strip.ts';
import { partsContentPanel } from './parts-content-panel.ts';
import { priceGroups } from './price-block.ts';
import { safetyPanel } from './safety-panel.ts';
import { FRAME, type Sheet } from './sheet.ts';
import { specificationGrid } from './specification-grid.ts';
import { FOOTER_HEIGHT } from './sticker-footer.ts';
import { continuedHeader, type MeasuredBlock, stickerHeader } from './sticker-header.ts';
import { noticeHeight } from './sticker-notice.ts';

/** The title bar above the equipment and the prices. */
export const BAR_HEIGHT = 17;
/** The width of the price block. */
export const PRICE_WIDTH = 270;
/** The blank on either side of a list. */
export const LIST_PADDING = 12;
/** The blank between two columns of equipment. */
export const COLUMN_GAP = 16;

/** Less room than this for equipment and prices on the first page is no use: the strip then moves on. */
const LEAST_LIST_HEIGHT = 110;

/** What stands where on each page, before anything is drawn. */
export interface PagePlan {
  readonly pages: number;
  readonly columns: number;
  readonly columnWidth: number;
  readonly equipment: readonly PlacedRow[];
  readonly prices: readonly PlacedRow[];
  readonly header: MeasuredBlock;
  readonly grid: MeasuredBlock;
  readonly strip: MeasuredBlock;
  /** The page whose foot the strip stands at. */
  readonly stripPage: number;
  readonly continued: MeasuredBlock;
}

/**
 * Measures all parts of a sticker and tells on which page each comes to stand. The strip stands at the foot of the
 * first page wherever that leaves room for the lists; equipment and prices go on side by side on the next.
 *
 * @example
 * planPages(sheet, sticker, DENSITIES[0]).pages; // 1
 */
export function planPages(sheet: Sheet, sticker: Sticker, density: Density): PagePlan {
  const { content } = sticker;
  const header = stickerHeader(sheet, sticker);
  const grid = specificationGrid(sheet, content);
  const strip = stripOf(sheet, sticker);
  const continued = continuedHeader(sheet, sticker);
  const columns = hasEquipment(content.standardEquipment) ? density.equipmentColumns : 1;
  const listWidth = FRAME.width - PRICE_WIDTH - 2 * LIST_PADDING;
  const columnWidth = (listWidth - (columns - 1) * COLUMN_GAP) / columns;
  const rest = FRAME.height - noticeHeight(content) - FOOTER_HEIGHT - BAR_HEIGHT - 2 * 8;
  const whole = rest - header.height - grid.height;
  const stripPage = whole - strip.height < LEAST_LIST_HEIGHT ? 2 : 1;
  const heightOf = (page: number) =>
    (page === 1 ? whole : rest - continued.height) - (page === stripPage ? strip.height : 0);
  const equipmentRows = equipmentGroups(sheet, content.standardEquipment, columnWidth, density);
  const priceRows = priceGroups(sheet, content, PRICE_WIDTH - 2 * LIST_PADDING, density);
  const flowed = flowRows(equipmentRows, (column) => heightOf(1 + Math.floor(column / columns)));
  const level = balancedHeight(equipmentRows, columns, heightOf(1));
  const equipment = columnCount(flowed) > columns ? flowed : flowRows(equipmentRows, () => level);
  const prices = flowRows(priceRows, (column) => heightOf(1 + column));
  const pages = Math.max(Math.ceil(columnCount(equipment) / columns), columnCount(prices), stripPage);
  return { pages, columns, columnWidth, equipment, prices, header, grid, strip, stripPage, continued };
}

/** A classic is older than labels and ratings: there what is not known is left out rather than said to be missing. */
function stripOf(sheet: Sheet, { content: { economy, safety, partsContent, vehicle } }: Sticker): MeasuredBlock {
  const shown = [economy, safety, partsContent].filter((part) => part !== null || !isClassic(vehicle));
  const width = panelWidth(shown.length);
  const panels = [
    { title: 'EPA fuel economy', known: economy && fuelEconomyPanel(sheet, economy, width) },
    { title: 'Government 5-star safety ratings', known: safety && safetyPanel(sheet, safety, width) },
    { title: 'Parts content', known: partsContent && partsContentPanel(sheet, partsContent, width) },
  ];
  return panelStrip(
    sheet,
    panels.filter(({ known }) => known !== null || !isClassic(vehicle)),
  );
}
