import type { StickerContent, StickerDraft } from './sticker.ts';
import type { PackageItem, PaintColor } from './vehicle-build.ts';

/** What a person chose for a sticker. A blank colour means "I'm not sure". */
export interface StickerChoices {
  readonly trim: string;
  readonly style: string;
  readonly exteriorColor: string;
  readonly interiorColor: string;
  readonly packages: readonly { readonly name: string; readonly data: readonly Pick<PackageItem, 'code' | 'name'>[] }[];
}

/**
 * The choices a sticker starts from. One that is made afresh starts from what was chosen before; any other, or another
 * trim, from the wanted trim's build (the decoded one's unless another is wanted) where the catalogue has it, else its
 * first, with what is preselected there. Colours are never chosen for the person.
 *
 * @example
 * preselectedChoices({ vehicle: unknownVehicle('X'), builds: [], mode: 'auto', demonstration: false }).trim; // ''
 */
export function preselectedChoices(draft: StickerDraft, wantedTrim?: string | null): StickerChoices {
  const { vehicle, builds, previous } = draft;
  const trimBefore = previous?.content.trim?.value ?? '';
  if (previous && (wantedTrim ?? trimBefore) === trimBefore) return choicesOf(previous.content);
  const trim = wantedTrim ?? vehicle.trim;
  const build = builds.find((candidate) => candidate.trim === trim) ?? builds[0];
  const packages = (build?.packages ?? []).map(({ name, data }) => ({
    name,
    data: data.filter((item) => item.preselected).map(({ code, name }) => ({ code, name })),
  }));
  return {
    trim: build?.trim ?? vehicle.trim ?? '',
    style: build?.style ?? '',
    exteriorColor: '',
    interiorColor: '',
    packages: packages.filter(({ data }) => data.length > 0),
  };
}

/**
 * What is chosen once another trim is: what is preselected there. A colour stays where the trim was painted in it.
 *
 * @example
 * const draft = { vehicle: unknownVehicle('X'), builds: [], mode: 'auto', demonstration: false } as const;
 * choicesForTrim(draft, preselectedChoices(draft), 'EX-V6').trim; // ''
 */
export function choicesForTrim(draft: StickerDraft, choices: StickerChoices, trim: string): StickerChoices {
  const build = draft.builds.find((candidate) => candidate.trim === trim);
  const preselected = preselectedChoices(draft, trim);
  const isOffered = (colors: readonly PaintColor[] = [], color: string) => colors.some(({ name }) => name === color);
  return {
    ...preselected,
    ...(isOffered(build?.exteriorColors, choices.exteriorColor) && { exteriorColor: choices.exteriorColor }),
    ...(isOffered(build?.interiorColors, choices.interiorColor) && { interiorColor: choices.interiorColor }),
  };
}

function choicesOf({ trim, style, exteriorColor, interiorColor, packages }: StickerContent): StickerChoices {
  return {
    trim: trim?.value ?? '',
    style: style?.value ?? '',
    exteriorColor: exteriorColor?.value ?? '',
    interiorColor: interiorColor?.value ?? '',
    packages: packages.map(({ name, items }) => ({ name, data: items.map(({ code, name }) => ({ code, name })) })),
  };
}
