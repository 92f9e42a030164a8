import type { PartsContent } from '#core/sticker/vehicle-build.ts';
import { textRows } from '../engine/rows/text-row.ts';
import type { Sheet } from '../engine/sheet.ts';
import { boldText, figures, plainText } from '../engine/text-styles.ts';
import type { Panel } from './panel-strip.ts';

/**
 * Returns the parts content panel with the explanatory note that the regulation requires.
 *
 * Source: 49 CFR 583.5.
 *
 * @example
 * partsContentPanel(sheet, partsContent, 230);
 */
export function partsContentPanel(sheet: Sheet, content: PartsContent, width: number): Panel['known'] {
  const { t } = sheet;
  const percent = (label: string, value: number) =>
    textRows(sheet, label, {
      width,
      style: plainText(7.6),
      right: { text: `${value}%`, style: figures(7.6, 'bold') },
      gap: 0.6,
    });
  const line = (text: string) => textRows(sheet, text, { width, style: plainText(7.6), gap: 0.6 });
  const head = (text: string) => textRows(sheet, text, { width, style: boldText(7), gap: 0.6 });
  return {
    rows: [
      ...head(t('document-sticker.forCarline')),
      ...percent(t('document-sticker.usCanadian'), content.usCanadianPercent),
      ...content.others.flatMap(({ country, percent: value }) =>
        percent(t('document-sticker.foreign', { country }), value),
      ),
      ...head(t('document-sticker.forVehicle')),
      ...line(`${t('document-sticker.assembly')}: ${content.finalAssembly}`),
      ...line(
        `${t('document-sticker.engineFrom')}: ${content.engineOrigin} · ${t('document-sticker.transmissionFrom')}: ${content.transmissionOrigin}`,
      ),
    ],
    note: t('document-sticker.partsNote'),
  };
}
