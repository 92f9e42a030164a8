import type { PartsContent } from '../../../src/core/sticker/vehicle-build.ts';
import type { Panel } from './panel-strip.ts';
import type { Sheet } from './sheet.ts';
import { textRows } from './text-row.ts';
import { boldText, figures, plainText } from './text-styles.ts';

/**
 * The parts content panel, with the explanatory note the rule asks for.
 *
 * Source: 49 CFR 583.5.
 *
 * @example
 * partsContentPanel(sheet, partsContent, 230);
 */
export function partsContentPanel(sheet: Sheet, content: PartsContent, width: number): Panel['known'] {
  const percent = (label: string, value: number) =>
    textRows(sheet, label, {
      width,
      style: plainText(8.2),
      right: { text: `${value}%`, style: figures(8.2, 'Helvetica-Bold') },
      gap: 1,
    });
  const place = (label: string, text: string) =>
    textRows(sheet, `${label}: ${text}`, { width, style: plainText(8.2), gap: 1 });
  const head = (text: string) => textRows(sheet, text, { width, style: boldText(7.4), gap: 1 });
  return {
    rows: [
      ...head('For vehicles in this carline'),
      ...percent('U.S./Canadian parts', content.usCanadianPercent),
      ...content.others.flatMap(({ country, percent: value }) => percent(`Foreign parts: ${country}`, value)),
      ...head('For this vehicle'),
      ...place('Final assembly point', content.finalAssembly),
      ...place('Engine from', content.engineOrigin),
      ...place('Transmission from', content.transmissionOrigin),
    ],
    note: 'Parts content does not include final assembly, distribution, or other non-parts costs.',
  };
}
