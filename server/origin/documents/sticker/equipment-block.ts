import type { EquipmentSection } from '#core/sticker/vehicle-build.ts';
import { blank, type RowGroup } from '../engine/rows/flow-rows.ts';
import { joinRows } from '../engine/rows/join-rows.ts';
import { textRows } from '../engine/rows/text-row.ts';
import { COLORS, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import type { Density } from './density.ts';

/**
 * Returns whether any standard equipment is known.
 *
 * @example
 * hasEquipment([{ name: 'Interior', items: [] }]); // false
 */
export function hasEquipment(sections: readonly EquipmentSection[]): boolean {
  return sections.some(({ items }) => items.length > 0);
}

/**
 * Returns the standard equipment by section. An empty list means that the catalog has no data for the vehicle, not that
 * the vehicle had no equipment, and is labeled so.
 *
 * @example
 * equipmentGroups(sheet, content.standardEquipment, 220, DENSITIES[0]);
 */
export function equipmentGroups(
  sheet: Sheet,
  sections: readonly EquipmentSection[],
  width: number,
  { size, gap, equipment }: Density,
): RowGroup[] {
  if (!hasEquipment(sections)) return [unknownEquipment(sheet, width)];
  const known = sections.filter(({ items }) => items.length > 0);
  const line = { width, style: plainText(size), source: 'catalogue', gap, tag: 'P' } as const;
  if (equipment === 'run-in') {
    const rows = (name: string, items: readonly string[]) => textRows(sheet, `${name}: ${items.join(' · ')}`, line);
    return known.map(({ name, items }) => ({ heading: blank(0), continued: blank(0), rows: rows(name, items) }));
  }
  return known.map(({ name, items }) => {
    const heading = { width, style: boldText(size + 0.4), gap: gap + 1.2, tag: 'H3' } as const;
    return {
      heading: joinRows(textRows(sheet, name, heading)),
      continued: joinRows(textRows(sheet, `${name} (${sheet.t('document.continued')})`, heading)),
      rows: items.flatMap((item) => textRows(sheet, item, line)),
    };
  });
}

function unknownEquipment(sheet: Sheet, width: number): RowGroup {
  const { t } = sheet;
  const heading = joinRows(textRows(sheet, t('document.unknown'), { width, style: boldText(9), gap: 2 }));
  const text = t('document-sticker.noEquipment');
  return { heading, continued: heading, rows: textRows(sheet, text, { width, style: plainText(8.4, COLORS.muted) }) };
}
