import type { Sourced, StickerContent, StickerMode, StickerSource } from './sticker.ts';

/** The specification of a sticker, each value with where it comes from; `null` where neither VIN nor equipment states it. */
export type StickerSpecification = Readonly<
  Record<'engine' | 'transmission' | 'drive' | 'fuel', Sourced<string> | null>
>;

const COUNT = '(?:\\d+|one|single|two|three|four|five|six|seven|eight|nine|ten)';
/** How equipment states each: a whole line, or for the fuel one word of it. */
const STATED: Readonly<Record<keyof StickerSpecification, RegExp>> = {
  engine: /\b\d+(?:\.\d+)?[- ](?:liter|litre|l|cu in)\b.*|\b[VI]-?\d{1,2}\b.*\bengine\b/i,
  transmission: /* @__PURE__ */ new RegExp(
    `\\b${COUNT}[- ]speed\\b.*(?:automatic|manual|transmission|gear)|\\bCVT\\b|continuously variable`,
    'i',
  ),
  drive: /\b(?:all|four|front|rear)[- ]wheel[- ]drive\b|\b(?:AWD|4WD|FWD|RWD|4x4)\b/i,
  fuel: /\b(?:gasoline|diesel|flex[- ]fuel|plug-in hybrid|hybrid|electric drive|electric motor)\b/i,
};

/** Words of equipment that name the fuel by another word. */
const FUEL_NAMES: ReadonlyMap<string, string> = new Map([
  ['electric drive', 'Electric'],
  ['electric motor', 'Electric'],
]);

/**
 * Returns what a sticker states of engine, transmission, drive and fuel. What the VIN does not tell is filled by the
 * equipment, so that a sticker never says "Unknown" beside a line that states it.
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
 * Where the vehicle's own fields come from: whoever named it by year, make and model chose them; in every other way it
 * was found by its VIN.
 *
 * @example
 * vehicleSource('ymmt'); // 'chosen'
 */
export function vehicleSource(mode: StickerMode): StickerSource {
  return mode === 'ymmt' ? 'chosen' : 'vin';
}

function equipmentLines({ standardEquipment, packages }: StickerContent): readonly Sourced<string>[] {
  return [
    // An option that was chosen replaces what is standard.
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
