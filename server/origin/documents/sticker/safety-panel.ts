import type { SafetyRatings } from '#core/sticker/vehicle-build.ts';
import { drawText } from '../engine/paragraph.ts';
import type { Row } from '../engine/rows/flow-rows.ts';
import { COLORS, decorate, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import type { Panel } from './panel-strip.ts';

const RATINGS = ['overall', 'frontalDriver', 'frontalPassenger', 'side', 'rollover'] as const;

/**
 * Returns the government safety ratings individually, without an overall rating; a missing rating is "Not Rated".
 *
 * Source: 15 USC 1232 (g).
 *
 * @example
 * safetyPanel(sheet, safety, 230);
 */
export function safetyPanel(sheet: Sheet, safety: SafetyRatings, width: number): Panel['known'] {
  const { t } = sheet;
  return {
    rows: RATINGS.map((key) => ratingRow(sheet, t(`document-sticker.ratings.${key}`), safety[key], width)),
    note: t('document-sticker.safetyNote'),
  };
}

function ratingRow(sheet: Sheet, label: string, stars: number | null, width: number): Row {
  const size = 8.2;
  return {
    height: 12.2,
    draw: ({ x, y }) => {
      drawText(sheet, label, { x, y, width: width - 92 }, plainText(size));
      const right = { x: x + width - 88, y, width: 88 };
      if (stars === null) {
        drawText(sheet, sheet.t('document-sticker.notRated'), right, {
          ...boldText(size, COLORS.muted),
          align: 'right',
        });
        return;
      }
      decorate(sheet, (doc) => {
        for (let star = 0; star < STAR_COUNT; star += 1) {
          doc.lineWidth(0.6).polygon(...starPoints({ x: x + width - 79 + star * 11, y: y + 4.9 }, 5));
          if (star < stars) doc.fillAndStroke(COLORS.ink, COLORS.ink);
          else doc.stroke(COLORS.muted);
        }
      });
      drawText(sheet, `${stars} / ${STAR_COUNT}`, right, { ...boldText(size), align: 'right' });
    },
  };
}
/** Maximum number of stars in a rating. */
const STAR_COUNT = 5;

/**
 * Returns the vertices of an upright five-pointed star.
 *
 * @example
 * doc.polygon(...starPoints({ x: 100, y: 100 }, 5)).fill();
 */
function starPoints({ x, y }: { readonly x: number; readonly y: number }, radius: number): [number, number][] {
  return Array.from({ length: 2 * STAR_COUNT }, (_, corner) => {
    const angle = (corner * Math.PI) / STAR_COUNT - Math.PI / 2;
    const length = corner % 2 === 0 ? radius : radius * 0.42;
    return [x + length * Math.cos(angle), y + length * Math.sin(angle)];
  });
}
