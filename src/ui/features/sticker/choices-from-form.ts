import type { StickerDraft } from '../../../core/sticker/sticker.ts';
import type { StickerChoices } from '../../../core/sticker/sticker-choices.ts';

/** Reads out of the sent form what was chosen for a draft; what the catalogue does not offer is passed over. */
export function choicesFromForm({ builds }: StickerDraft, form: FormData): StickerChoices {
  const text = (name: string) => String(form.get(name) ?? '');
  const trim = text('trim');
  const build = builds.find((candidate) => candidate.trim === trim);
  const ticked = new Set(form.getAll('package'));
  const packages = (build?.packages ?? []).map(({ name, data }) => ({
    name,
    data: data.filter(({ code }) => ticked.has(code)).map(({ code, name }) => ({ code, name })),
  }));
  return {
    trim,
    style: build?.style ?? '',
    exteriorColor: text('exteriorColor'),
    interiorColor: text('interiorColor'),
    packages: packages.filter(({ data }) => data.length > 0),
  };
}
