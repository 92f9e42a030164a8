import type { FuelEconomy } from '#core/sticker/vehicle-build.ts';
import { moneyText } from '../engine/money-text.ts';
import { drawText, textWidth } from '../engine/paragraph.ts';
import { blank } from '../engine/rows/flow-rows.ts';
import { textRows } from '../engine/rows/text-row.ts';
import { COLORS, type Sheet } from '../engine/sheet.ts';
import { boldText, figures, plainText } from '../engine/text-styles.ts';
import type { Panel } from './panel-strip.ts';

/**
 * Returns the fuel economy panel: the combined value in large type, as on the EPA label, with the other values beside
 * it.
 *
 * @example
 * fuelEconomyPanel(sheet, economy, 230);
 */
export function fuelEconomyPanel(sheet: Sheet, economy: FuelEconomy, width: number): Panel['known'] {
  const { t } = sheet;
  const side = 84;
  const combined = String(economy.combined);
  const lines: readonly (readonly [string, string])[] = [
    [t('document-sticker.city'), `${economy.city} MPG`],
    [t('document-sticker.highway'), `${economy.highway} MPG`],
    ...(economy.gallonsPer100Miles === null
      ? []
      : [[t('document-sticker.gallons'), String(economy.gallonsPer100Miles)] as const]),
    ...(economy.annualFuelCost === null
      ? []
      : [[t('document-sticker.annualCost'), moneyText(economy.annualFuelCost, sheet.language)] as const]),
  ];
  const rows = lines.flatMap(([label, text]) =>
    textRows(sheet, label, {
      width: width - side,
      style: plainText(8.2),
      right: { text, style: figures(8.2, 'bold') },
      gap: 2.4,
    }),
  );
  const figure = {
    height: 0,
    draw: ({ x, y }: { readonly x: number; readonly y: number }) => {
      const style = boldText(34);
      drawText(sheet, combined, { x, y: y - 4, width: side }, style);
      const unit = { x: x + textWidth(combined, style) + 4, width: 36 };
      drawText(sheet, 'MPG', { ...unit, y: y + 14 }, boldText(9));
      drawText(sheet, t('document-sticker.combined'), { x, y: y + 33, width: side - 14 }, plainText(7, COLORS.muted));
    },
  };
  const listed = rows.map((row) => ({
    ...row,
    draw: (at: { readonly x: number; readonly y: number; readonly width: number }) =>
      row.draw({ ...at, x: at.x + side }),
  }));
  const listedHeight = listed.reduce((sum, { height }) => sum + height, 0);
  return {
    rows: [figure, ...listed, blank(Math.max(0, 50 - listedHeight))],
    note: t('document-sticker.economyNote'),
  };
}
