import type { StickerDraft } from './sticker.ts';
import type { PackageItem } from './vehicle-build.ts';

/** What a person chose for a sticker. A blank colour means "I'm not sure". */
export interface StickerChoices {
  readonly trim: string;
  readonly style: string;
  readonly exteriorColor: string;
  readonly interiorColor: string;
  readonly packages: readonly { readonly name: string; readonly data: readonly Pick<PackageItem, 'code' | 'name'>[] }[];
}

/**
 * The choices a sticker starts from: the wanted trim's build (the decoded one's unless another is wanted) where the
 * catalogue has it, else its first, with what is preselected there. Colours are never chosen for the person.
 *
 * @example
 * preselectedChoices({ vehicle: unknownVehicle('X'), builds: [], mode: 'auto', demonstration: false }).trim; // ''
 */
export function preselectedChoices({ vehicle, builds }: StickerDraft, wantedTrim = vehicle.trim): StickerChoices {
  const build = builds.find(({ trim }) => trim === wantedTrim) ?? builds[0];
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
