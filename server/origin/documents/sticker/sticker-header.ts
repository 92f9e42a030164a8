import type { Sticker, StickerContent } from '#core/sticker/sticker.ts';
import { vehicleSource } from '#core/sticker/sticker-specification.ts';
import { fullName, isClassic } from '#core/vehicle/vehicle.ts';
import { drawLogo, logoSize } from '../engine/marks/dealer-logo.ts';
import { groupedVin } from '../engine/marks/grouped-vin.ts';
import { drawSourced, MARK_SIZE, markTop } from '../engine/marks/source-mark.ts';
import { drawVinBox, VIN_BOX_HEIGHT, VIN_BOX_WIDTH, vinStyle } from '../engine/marks/vin-box.ts';
import { drawParagraph, drawText, type Paragraph, paragraph } from '../engine/paragraph.ts';
import { COLORS, FRAME, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';

const PADDING = 12;
const NAME_SIZES = [28, 24, 20, 17, 14] as const;
const LOGO_ROOM = { width: 150, height: VIN_BOX_HEIGHT };
const GAP = 16;
const TRIM = plainText(11, COLORS.muted);
const TRIM_INDENT = MARK_SIZE + 4;

/** A block with a known height, not yet drawn. */
export interface MeasuredBlock {
  readonly height: number;
  readonly draw: (y: number) => void;
}

/**
 * Returns the header of the first page: the vehicle's name, its trim and style, and the VIN. A long name is printed in
 * a smaller size, then wrapped, but never truncated.
 *
 * @example
 * const header = stickerHeader(sheet, sticker);
 * header.draw(44);
 */
export function stickerHeader(sheet: Sheet, { content }: Sticker): MeasuredBlock {
  const { vehicle } = content;
  const x = FRAME.x + PADDING;
  const logo = logoSize(sheet, LOGO_ROOM);
  const width = FRAME.width - 2 * PADDING - VIN_BOX_WIDTH - GAP - (logo ? logo.width + GAP : 0);
  const name = vehicleName(sheet, fullName(vehicle), width);
  const trims = trimLines(sheet, content, width);
  const height = name.height + trims.reduce((sum, { rise }) => sum + rise, 0);
  return {
    height: Math.max(height, VIN_BOX_HEIGHT) + 11,
    draw: (y) => {
      drawParagraph(sheet, name, { x, y: y + 5 }, 'H1');
      let top = y + 5 + name.height;
      for (const { text, source, indent, rise } of trims) {
        const mark = { x: x + indent, y: markTop(top, TRIM) };
        drawSourced(sheet, source, mark, text, { x: mark.x + TRIM_INDENT, y: top });
        top += rise;
      }
      const box = { x: FRAME.x + FRAME.width - PADDING - VIN_BOX_WIDTH, y: y + 6 };
      if (logo) {
        const left = box.x - GAP - logo.width;
        drawLogo(sheet, { x: left, y: box.y + (VIN_BOX_HEIGHT - logo.height) / 2, ...logo });
      }
      drawVinBox(sheet, vehicle.vin, box);
    },
  };
}

/**
 * Returns the header of every other page.
 *
 * @example
 * continuedHeader(sheet, sticker).draw(44);
 */
export function continuedHeader(sheet: Sheet, { content: { vehicle } }: Sticker): MeasuredBlock {
  const width = FRAME.width - 2 * PADDING - VIN_BOX_WIDTH;
  const name = paragraph(sheet, `${fullName(vehicle)} (${sheet.t('document.continued')})`, width, boldText(12));
  return {
    height: name.height + 12,
    draw: (y) => {
      drawParagraph(sheet, name, { x: FRAME.x + PADDING, y: y + 6 }, 'H1');
      const at = { x: FRAME.x + PADDING + width, y: y + 6.6, width: VIN_BOX_WIDTH };
      drawText(sheet, groupedVin(vehicle.vin), at, { ...vinStyle(11), align: 'right' });
    },
  };
}

function vehicleName(sheet: Sheet, text: string, width: number): Paragraph {
  for (const size of NAME_SIZES) {
    const name = paragraph(sheet, text, width, boldText(size));
    if (name.lines.length === 1) return name;
  }
  const broken = paragraph(sheet, text, width, boldText(17));
  return broken.lines.length <= 3 ? broken : paragraph(sheet, text, width, boldText(11));
}

/** Returns trim and style on one line if both fit, otherwise on two. */
function trimLines(sheet: Sheet, content: StickerContent, width: number) {
  const parts = trimAndStyle(sheet, content).map(({ value, source }) => {
    const text = paragraph(sheet, value, width - TRIM_INDENT, TRIM);
    const taken = TRIM_INDENT + (text.lines[0]?.width ?? 0) + 16;
    return { text, source, taken };
  });
  const taken = parts.reduce((sum, part) => sum + part.taken, 0);
  const together = taken <= width && parts.every(({ text }) => text.lines.length === 1);
  return parts.map(({ text, source }, index) => ({
    text,
    source,
    indent: together && index > 0 ? (parts[0]?.taken ?? 0) : 0,
    rise: together && index < parts.length - 1 ? 0 : text.height,
  }));
}

function trimAndStyle({ t }: Sheet, { trim, style, vehicle, mode }: StickerContent) {
  // The name of a classic vehicle already contains its series.
  const series = isClassic(vehicle) || vehicle.series === vehicle.model ? null : vehicle.series;
  const instead =
    series === null ? null : { value: t('document-sticker.series', { name: series }), source: vehicleSource(mode) };
  return [trim ?? instead, style].filter((part) => part !== null);
}
