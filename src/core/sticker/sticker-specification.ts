import type { Sourced, StickerContent, StickerMode, StickerSource } from './sticker.ts';

/** The specification of a sticker, each value with its source; `null` if neither VIN nor equipment states it. */
export type StickerSpecification = Readonly<
  Record<'engine' | 'transmission' | 'drive' | 'fuel', Sourced<string> | null>
>;

const COUNT = '(?:\\d+|one|single|two|three|four|five|six|seven|eight|nine|ten)';
/** How equipment states each value: as a whole line, or for the fuel as one word. */
const STATED: Readonly<Record<keyof StickerSpecification, RegExp>> = {
  engine: /\b\d+(?:\.\d+)?[- ](?:liter|litre|l|cu in)\b.*|\b[VI]-?\d{1,2}\b.*\bengine\b/i,
  transmission: /* @__PURE__ */ new RegExp(
    `\\b${COUNT}[- ]speed\\b.*(?:automatic|manual|transmission|gear)|\\bCVT\\b|continuously variable`,
    'i',
  ),
  drive: /\b(?:all|four|front|rear)[- ]wheel[- ]drive\b|\b(?:AWD|4WD|FWD|RWD|4x4)\b/i,
  fuel: /\b(?:gasoline|diesel|flex[- ]fuel|plug-in hybrid|hybrid|electric drive|electric motor)\b/i,
};

/** Equipment words that name the fuel differently. */
const FUEL_NAMES: ReadonlyMap<string, string> = new Map([
  ['electric drive', 'Electric'],
  ['electric motor', 'Electric'],
]);

/**
 * Returns the engine, transmission, drive and fuel of a sticker. Values missing from the VIN are filled from the
 * equipment, so that a sticker never shows "Unknown" next to a line that states the value.
 *
 * @example
 * const content = composeSticker(draft, preselectedChoices(draft));
 * stickerSpecification(content).transmission; // { value: 'Eight-speed automatic transmission', source: 'catalogue' }
 */
export function stickerSpecification(content: StickerContent): StickerSpecification {
  const { vehicle, mode } = content;
  const lines = equipmentLines(content);
  const stated = (field: keyof StickerSpecification): Sourced<string> | null => {
    const decoded = vehicle[field];
    return decoded === null ? statedBy(lines, field) : { value: decoded, source: vehicleSource(mode) };
  };
  return {
    engine: stated('engine'),
    transmission: stated('transmission'),
    drive: stated('drive'),
    fuel: stated('fuel'),
  };
}

/**
 * Returns the source of the vehicle's own fields: chosen by the person in the mode by year, make and model, otherwise
 * decoded from the VIN.
 *
 * @example
 * vehicleSource('ymmt'); // 'chosen'
 */
export function vehicleSource(mode: StickerMode): StickerSource {
  return mode === 'ymmt' ? 'chosen' : 'vin';
}

function equipmentLines({ standardEquipment, packages }: StickerContent): readonly Sourced<string>[] {
  return [
    // A chosen option replaces standard equipment.
    ...packages.flatMap(({ items }) => items.map(({ name, source }) => ({ value: name, source }))),
    ...standardEquipment.flatMap(({ items }) => items.map((value) => ({ value, source: 'catalogue' as const }))),
  ];
}

function statedBy(lines: readonly Sourced<string>[], field: keyof StickerSpecification): Sourced<string> | null {
  for (const { value, source } of lines) {
    const [found] = STATED[field].exec(value) ?? [];
    if (found === undefined) continue;
    return { value: field === 'fuel' ? fuelName(found) : value, source };
  }
  return null;
}

function fuelName(found: string): string {
  const name = found.toLowerCase();
  return FUEL_NAMES.get(name) ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
