import { hasRestrictedTemplate } from '#core/sticker/restricted-year.ts';
import type { Sourced, StickerContent } from '#core/sticker/sticker.ts';
import { stickerSpecification, vehicleSource } from '#core/sticker/sticker-specification.ts';
import { drawSourced, MARK_SIZE, markTop } from '../engine/marks/source-mark.ts';
import { drawParagraph, drawText, lineHeight, paragraph } from '../engine/paragraph.ts';
import { COLORS, decorate, FRAME, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import type { MeasuredBlock } from './sticker-header.ts';

const PADDING = 12;
/** Engine and assembly location have the longest values. */
const WIDTHS = [0.34, 0.24, 0.22, 0.2] as const;
const LABEL = plainText(7, COLORS.muted);
const VALUE = boldText(8.8);

/**
 * Returns the grid of vehicle data: engine to fuel, the legally required final assembly point, body and colors. Every
 * cell is present; unknown values are labeled as such.
 *
 * @example
 * specificationGrid(sheet, sticker.content).draw(120);
 */
export function specificationGrid(sheet: Sheet, content: StickerContent): MeasuredBlock {
  const rows = rowsOf(sheet, content).map((cells) => cellRow(sheet, cells));
  const height = rows.reduce((sum, row) => sum + row.height, 0) + 7;
  return {
    height,
    draw: (y) => {
      decorate(sheet, (doc) => doc.rect(FRAME.x, y, FRAME.width, height).fill(COLORS.tint));
      let top = y + 5;
      for (const row of rows) {
        row.draw(top);
        top += row.height;
      }
    },
  };
}

interface Cell {
  readonly label: string;
  readonly sourced: Sourced<string> | null;
}

function cellRow(sheet: Sheet, cells: readonly Cell[]): MeasuredBlock {
  let left = FRAME.x + PADDING;
  const placed = cells.map(({ label, sourced }, column) => {
    const x = left;
    const width = (FRAME.width - 2 * PADDING) * (WIDTHS[column] ?? 0);
    left += width;
    const indent = sourced ? MARK_SIZE + 3.5 : 0;
    const style = sourced ? VALUE : plainText(VALUE.size, COLORS.muted);
    const value = paragraph(sheet, sourced?.value ?? sheet.t('document.unknown'), width - 12 - indent, style);
    return { label, source: sourced?.source ?? null, value, x, width, indent };
  });
  const labelHeight = lineHeight(LABEL);
  return {
    height: labelHeight + Math.max(...placed.map(({ value }) => value.height)) + 5,
    draw: (y) => {
      for (const { label, source, value, x, width, indent } of placed) {
        drawText(sheet, label, { x, y, width: width - 12 }, LABEL);
        const at = { x: x + indent, y: y + labelHeight };
        if (source) drawSourced(sheet, source, { x, y: markTop(at.y, VALUE) }, value, at);
        else drawParagraph(sheet, value, at);
      }
    },
  };
}

function rowsOf({ t }: Sheet, content: StickerContent): Cell[][] {
  const { vehicle, mode, exteriorColor, interiorColor, partsContent } = content;
  const specification = stickerSpecification(content);
  // In the form for earlier years, the color block appears only on request.
  const colors = [
    { label: t('document-sticker.exterior'), sourced: exteriorColor },
    { label: t('document-sticker.interior'), sourced: interiorColor },
  ].filter(({ sourced }) => sourced !== null || !hasRestrictedTemplate(vehicle));
  const ofVehicle = (value: string | null): Sourced<string> | null =>
    value === null ? null : { value, source: vehicleSource(mode) };
  const assembly = partsContent && ({ value: partsContent.finalAssembly, source: 'catalogue' } as const);
  const isInBodyName = vehicle.body !== null && /door/i.test(vehicle.body);
  const doors = vehicle.doors === null || isInBodyName ? [] : [t('document-sticker.doors', { count: vehicle.doors })];
  const body = [...(vehicle.body === null ? [] : [vehicle.body]), ...doors].join(' · ') || null;
  return [
    [
      { label: t('document-sticker.engine'), sourced: specification.engine },
      { label: t('document-sticker.transmission'), sourced: specification.transmission },
      { label: t('document-sticker.drive'), sourced: specification.drive },
      { label: t('document-sticker.fuel'), sourced: specification.fuel },
    ],
    [
      { label: t('document-sticker.assembly'), sourced: ofVehicle(vehicle.plant) ?? assembly },
      { label: t('document-sticker.body'), sourced: ofVehicle(body) },
      ...colors,
    ],
  ];
}
