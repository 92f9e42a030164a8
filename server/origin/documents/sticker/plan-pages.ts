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

/** Height of the title bar above equipment and prices, in points. */
export const BAR_HEIGHT = 17;
/** Horizontal padding of a list, in points. */
export const LIST_PADDING = 12;
/** Gap between two columns of a list, in points. */
export const COLUMN_GAP = 16;

/**
 * Minimum height for equipment and prices on the first page, in points; with less, the strip moves to the next page.
 */
const LEAST_LIST_HEIGHT = 110;

/** A list that fills columns side by side and continues in the columns of the next page. */
export interface ListPlan {
  /** Total width of the list, including its padding. */
  readonly width: number;
  readonly columns: number;
  readonly columnWidth: number;
  readonly rows: readonly PlacedRow[];
}

/** Blocks whose height does not depend on the density of the lists. */
export interface FixedBlocks {
  readonly header: MeasuredBlock;
  readonly grid: MeasuredBlock;
  readonly strip: MeasuredBlock;
  readonly continued: MeasuredBlock;
}

/** The layout of all pages, computed before drawing. */
export interface PagePlan extends FixedBlocks {
  readonly pages: number;
  readonly equipment: ListPlan;
  readonly prices: ListPlan;
  /** The page that has the strip at its bottom. */
  readonly stripPage: number;
}

/**
 * Measures the blocks whose height does not depend on the density.
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
 * Measures the lists of a sticker and assigns each part to a page. The strip is at the bottom of the first page if that
 * leaves enough room for the lists; equipment and prices continue side by side on the next page.
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

/** Lays out a list; on the page where it ends, its columns end level. */
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

/**
 * Vehicles of earlier years had no such labels: their unknown values are omitted instead of being labeled as unknown.
 */
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
