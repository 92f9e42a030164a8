import { sumOfMoney } from '../billing/money.ts';
import type { Sourced, StickerContent, StickerDraft, StickerPackageSection, StickerPrices } from './sticker.ts';
import type { StickerChoices } from './sticker-choices.ts';
import type { VehicleBuild } from './vehicle-build.ts';

/**
 * Returns a sticker's content composed from the vehicle, the catalog and the person's choices. Prices come only from
 * the catalog; options that the person adds are listed as chosen, without a price.
 *
 * Source: 15 USC 1232 (f): base price, price of each option, transport, and the total.
 *
 * @example
 * composeSticker(draft, preselectedChoices(draft)).prices.total; // { amount: 2256000, currency: 'USD' }
 */
export function composeSticker(draft: StickerDraft, choices: StickerChoices): StickerContent {
  const build = draft.builds.find(({ trim }) => trim === choices.trim);
  const packages = chosenPackages(build, choices);
  return {
    vehicle: draft.vehicle,
    mode: draft.mode,
    trim: sourced(choices.trim, [
      [draft.vehicle.trim, 'vin'],
      [build?.trim, 'catalogue'],
    ]),
    style: sourced(choices.style, [[build?.style, 'catalogue']]),
    exteriorColor: sourced(choices.exteriorColor, []),
    interiorColor: sourced(choices.interiorColor, []),
    standardEquipment: build?.standardEquipment ?? [],
    packages,
    prices: pricesOf(build, packages),
    economy: build?.economy ?? null,
    safety: build?.safety ?? null,
    partsContent: build?.partsContent ?? null,
    demonstration: draft.demonstration,
  };
}

function sourced(
  chosen: string,
  known: readonly (readonly [string | null | undefined, 'vin' | 'catalogue'])[],
): Sourced<string> | null {
  const value = chosen.trim();
  if (value === '') return null;
  const source = known.find(([text]) => text === value)?.[1] ?? 'chosen';
  return { value, source };
}

function chosenPackages(build: VehicleBuild | undefined, { packages }: StickerChoices): StickerPackageSection[] {
  return packages.map((section) => {
    const offered = build?.packages.find(({ name }) => name === section.name)?.data ?? [];
    const items = section.data.map(({ code, name }) => {
      const item = offered.find((candidate) => candidate.code === code);
      return item
        ? { code, name: item.name, price: item.price, source: item.preselected ? 'catalogue' : 'chosen' }
        : { code, name, price: null, source: 'chosen' };
    }) satisfies StickerPackageSection['items'];
    return { name: section.name, items };
  });
}

function pricesOf(build: VehicleBuild | undefined, packages: readonly StickerPackageSection[]): StickerPrices {
  const base = build?.basePrice ?? null;
  const destination = build?.destinationCharge ?? null;
  const items = packages.flatMap((section) => section.items);
  const nothingAdded = base && { amount: 0, currency: base.currency };
  const options = items.length === 0 ? nothingAdded : sumOfMoney(items.map(({ price }) => price));
  return { base, options, destination, total: sumOfMoney([base, options, destination]) };
}
