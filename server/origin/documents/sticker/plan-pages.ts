import { hasRestrictedTemplate } from '#core/sticker/restricted-year.ts';
import type { Sticker } from '#core/sticker/sticker.ts';
import { isClassic } from '#core/vehicle/vehicle.ts';
import { balancedHeight, columnCount, flowRows, type PlacedRow, type RowGroup } from '../engine/rows/flow-rows.ts';
import { FRAME, type Sheet } from '../engine/sheet.ts';
import type { Density } from './density.ts';
import { equipmentGroups, hasEquipment } from './equipment-block.ts';
import { fuelEconomyPanel } from './fuel-economy-panel.ts';
import { panelStrip, panelWidth } from './panel-strip.ts';
import { partsContentPanel } from './parts-content-panel.ts';
import { priceGroups } from './price-block.ts';
import { safetyPanel } from './safety-panel.ts';
import { specificationGrid } from './specification-grid.ts';
import { FOOTER_HEIGHT } from './sticker-footer.ts';
import { continuedHeader, type MeasuredBlock, stickerHeader } from './sticker-header.ts';
import { noticeHeight } from './sticker-notice.ts';

/** The title bar above the equipment and the prices. */
export const BAR_HEIGHT = 17;
/** The blank on either side of a list. */
export const LIST_PADDING = 12;
/** The blank between two columns of a list. */
export const COLUMN_GAP = 16;

/** Less room than this for equipment and prices on the first page is no use: the strip then moves on. */
const LEAST_LIST_HEIGHT = 110;

/** A list that fills columns side by side, and then the columns of the next page. */
export interface ListPlan {
  /** All that the list takes, padding included. */
  readonly width: number;
  readonly columns: number;
  readonly columnWidth: number;
  readonly rows: readonly PlacedRow[];
}

/** What is as tall whatever the density of the lists. */
export interface FixedBlocks {
  readonly header: MeasuredBlock;
  readonly grid: MeasuredBlock;
  readonly strip: MeasuredBlock;
  readonly continued: MeasuredBlock;
}

/** What stands where on each page, before anything is drawn. */
export interface PagePlan extends FixedBlocks {
  readonly pages: number;
  readonly equipment: ListPlan;
  readonly prices: ListPlan;
  /** The page whose foot the strip stands at. */
  readonly stripPage: number;
}

/**
 * Measures what is as tall whatever the density.
 *
 * @example
 * planPages(sheet, sticker, measureFixed(sheet, sticker), DENSITIES[0]);
 */
export function measureFixed(sheet: Sheet, sticker: Sticker): FixedBlocks {
  return {
    header: stickerHeader(sheet, sticker),
    grid: specificationGrid(sheet, sticker.content),
    strip: stripOf(sheet, sticker),
    continued: continuedHeader(sheet, sticker),
  };
}

/**
 * Measures the lists of a sticker and tells on which page each part comes to stand. The strip stands at the foot of the
 * first page wherever that leaves room for the lists; equipment and prices go on side by side on the next.
 *
 * @example
 * planPages(sheet, sticker, measureFixed(sheet, sticker), DENSITIES[0]).pages; // 1
 */
export function planPages(sheet: Sheet, { content }: Sticker, fixed: FixedBlocks, density: Density): PagePlan {
  const { header, grid, strip, continued } = fixed;
  const rest = FRAME.height - noticeHeight(content) - FOOTER_HEIGHT - BAR_HEIGHT - 2 * 8;
  const whole = rest - header.height - grid.height;
  const stripPage = whole - strip.height < LEAST_LIST_HEIGHT ? 2 : 1;
  const heightOf = (page: number) =>
    (page === 1 ? whole : rest - continued.height) - (page === stripPage ? strip.height : 0);
  const columnsOfEquipment = hasEquipment(content.standardEquipment) ? density.equipmentColumns : 1;
  const equipment = planList(FRAME.width - density.priceWidth, columnsOfEquipment, heightOf, (width) =>
    equipmentGroups(sheet, content.standardEquipment, width, density),
  );
  const prices = planList(density.priceWidth, density.priceColumns, heightOf, (width) =>
    priceGroups(sheet, content, width, density),
  );
  const pages = Math.max(pagesOf(equipment), pagesOf(prices), stripPage);
  return { ...fixed, pages, equipment, prices, stripPage };
}

/** Columns of a page end level where the list ends on it. */
function planList(
  width: number,
  columns: number,
  heightOf: (page: number) => number,
  groupsOf: (columnWidth: number) => readonly RowGroup[],
): ListPlan {
  const columnWidth = (width - 2 * LIST_PADDING - (columns - 1) * COLUMN_GAP) / columns;
  const groups = groupsOf(columnWidth);
  const flowed = flowRows(groups, (column) => heightOf(1 + Math.floor(column / columns)));
  if (columns === 1 || columnCount(flowed) > columns) return { width, columns, columnWidth, rows: flowed };
  const level = balancedHeight(groups, columns, heightOf(1));
  return { width, columns, columnWidth, rows: flowRows(groups, () => level) };
}

function pagesOf({ rows, columns }: ListPlan): number {
  return Math.ceil(columnCount(rows) / columns);
}

/** Earlier years know no such labels: there what is not known is left out rather than said to be missing. */
function stripOf(sheet: Sheet, { content: { economy, safety, partsContent, vehicle } }: Sticker): MeasuredBlock {
  const { t } = sheet;
  const isEarlier = isClassic(vehicle) || hasRestrictedTemplate(vehicle);
  const shown = [economy, safety, partsContent].filter((part) => part !== null || !isEarlier);
  const width = panelWidth(shown.length);
  const panels = [
    { title: t('document-sticker.economy'), known: economy && fuelEconomyPanel(sheet, economy, width) },
    { title: t('document-sticker.safety'), known: safety && safetyPanel(sheet, safety, width) },
    { title: t('document-sticker.parts'), known: partsContent && partsContentPanel(sheet, partsContent, width) },
  ];
  return panelStrip(
    sheet,
    panels.filter(({ known }) => known !== null || !isEarlier),
  );
}
