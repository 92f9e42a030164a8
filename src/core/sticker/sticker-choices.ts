import type { StickerContent, StickerDraft } from './sticker.ts';
import type { PackageItem, PaintColor } from './vehicle-build.ts';

/** A person's choices for a sticker. A blank color means "I'm not sure". */
export interface StickerChoices {
  readonly trim: string;
  readonly style: string;
  readonly exteriorColor: string;
  readonly interiorColor: string;
  readonly packages: readonly { readonly name: string; readonly data: readonly Pick<PackageItem, 'code' | 'name'>[] }[];
}

/**
 * Returns the initial choices of a sticker. A regenerated sticker starts with its previous choices. Otherwise, or for
 * another trim, they come from the requested trim's build (by default the decoded one) if the catalog has it, or else
 * from the first build, with its preselected options. Colors are never preselected.
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
 * Returns the choices after switching to another trim: its preselected options. A color is retained if the trim was
 * available in it.
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
