import { milesOf, type OdometerReading } from '#core/report/odometer-reading.ts';
import { drawFigure } from '../engine/draw-figure.ts';
import { drawText } from '../engine/paragraph.ts';
import type { Row } from '../engine/rows/flow-rows.ts';
import { COLORS, drawLine, type Sheet } from '../engine/sheet.ts';
import { plainText } from '../engine/text-styles.ts';
import { numberText } from './report-number-text.ts';

const HEIGHT = 138;
const LEFT = 52;
const BOTTOM = 22;
const LINES = 4;

/**
 * Returns a chart of the odometer readings over time in miles. Each reading is a dot; inconsistent ones are marked in
 * red. Returns no row for a single point in time.
 *
 * @example
 * odometerChart(sheet, readings, new Set(['state/7']));
 */
export function odometerChart(
  sheet: Sheet,
  readings: readonly OdometerReading[],
  isOdd: (reading: OdometerReading) => boolean,
): readonly Row[] {
  const [first, last] = [readings[0], readings.at(-1)];
  if (first === undefined || last === undefined || first.at === last.at) return [];
  const top = ceiling(Math.max(1, ...readings.map(milesOf)));
  return [
    {
      height: HEIGHT,
      draw: ({ x, y, width }) => {
        const plot = { x: x + LEFT, y: y + 6, width: width - LEFT - 12, height: HEIGHT - BOTTOM - 14 };
        const place = (reading: OdometerReading): readonly [number, number] => [
          plot.x + ((reading.at - first.at) / (last.at - first.at)) * plot.width,
          plot.y + plot.height - (milesOf(reading) / top) * plot.height,
        ];
        drawFigure(sheet, sheet.t('document-report.chart', { readings: readings.length }), (doc) => {
          doc.lineWidth(0.4).strokeColor(COLORS.line);
          for (let line = 0; line <= LINES; line += 1) {
            const at = plot.y + (plot.height * line) / LINES;
            drawLine(doc, [plot.x, at], [plot.x + plot.width, at]);
          }
          doc.lineWidth(1.4).strokeColor(COLORS.ink).lineJoin('round');
          readings.forEach((reading, index) => {
            const [atX, atY] = place(reading);
            if (index === 0) doc.moveTo(atX, atY);
            else doc.lineTo(atX, atY);
          });
          doc.stroke();
          for (const reading of readings) drawDot(doc, place(reading), isOdd(reading));
        });
        drawScales(sheet, { ...plot, left: x }, { top, from: first.at, until: last.at });
      },
    },
  ];
}

/** A diamond instead of a dot, so that inconsistent readings are recognizable without color. */
function drawDot(doc: PDFKit.PDFDocument, [x, y]: readonly [number, number], isOdd: boolean): void {
  if (isOdd) doc.polygon([x, y - 5], [x + 5, y], [x, y + 5], [x - 5, y]).fill(COLORS.danger);
  else doc.circle(x, y, 2.6).lineWidth(1.2).fillAndStroke(COLORS.white, COLORS.ink);
}

function drawScales(
  sheet: Sheet,
  plot: {
    readonly left: number;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
  { top, from, until }: { readonly top: number; readonly from: number; readonly until: number },
): void {
  const style = { ...plainText(6.8, COLORS.muted), tabular: true } as const;
  for (let line = 0; line <= LINES; line += 1) {
    const miles = `${numberText(top * (1 - line / LINES), sheet.language)} mi`;
    const at = { x: plot.left, y: plot.y + (plot.height * line) / LINES - 4, width: LEFT - 6 };
    drawText(sheet, miles, at, { ...style, align: 'right' });
  }
  const below = { x: plot.x, y: plot.y + plot.height + 7, width: plot.width };
  drawText(sheet, String(new Date(from).getUTCFullYear()), below, style);
  drawText(sheet, String(new Date(until).getUTCFullYear()), below, { ...style, align: 'right' });
}

/** Rounds up to a number that divides evenly by the grid lines of the chart. */
function ceiling(miles: number): number {
  const unit = 10 ** Math.floor(Math.log10(miles));
  return [1, 2, 4, 6, 8, 10].map((factor) => factor * unit).find((scale) => scale >= miles) ?? miles;
}
