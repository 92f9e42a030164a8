import { printsColorBlockByDefault } from '#core/sticker/restricted-year.ts';
import type { StickerDraft } from '#core/sticker/sticker.ts';
import type { BuildChoices } from '#core/sticker/sticker-build-store.ts';
import { choicesForTrim, preselectedChoices } from '#core/sticker/sticker-choices.ts';

type Fields = Pick<FormData, 'get' | 'getAll' | 'has'> | URLSearchParams;

/** The field that names the trim whose options a form shows; with it, the fields are those of the form. */
export const SHOWN_TRIM = 'shown';

/** What a draft starts from: what is preselected, in the trim that an address names where it names one. */
export function firstChoices(draft: StickerDraft, trim: string | null): BuildChoices {
  return { ...preselectedChoices(draft, trim), buildsheetColor: printsColorBlockByDefault(draft.vehicle) };
}

/**
 * Reads out of the sent fields what was chosen for a draft; what the catalogue does not offer is passed over. Once the
 * trim is another than the one that was shown, its own preselection takes the place of what was ticked for the other.
 */
export function choicesFromForm(draft: StickerDraft, fields: Fields): BuildChoices {
  const text = (name: string) => String(fields.get(name) ?? '');
  const trim = text('trim');
  const build = draft.builds.find((candidate) => candidate.trim === trim);
  const ticked = new Set(fields.getAll('package').map(String));
  const packages = (build?.packages ?? []).map(({ name, data }) => ({
    name,
    data: data.filter(({ code }) => ticked.has(code)).map(({ code, name }) => ({ code, name })),
  }));
  const choices = {
    trim,
    style: build?.style ?? '',
    exteriorColor: text('exteriorColor'),
    interiorColor: text('interiorColor'),
    packages: packages.filter(({ data }) => data.length > 0),
  };
  const isOther = build !== undefined && fields.has(SHOWN_TRIM) && text(SHOWN_TRIM) !== trim;
  return {
    ...(isOther ? choicesForTrim(draft, choices, trim) : choices),
    buildsheetColor: fields.has('buildsheetColor'),
  };
}

/** The fields that choices come back from, for an address that has to keep them. */
export function fieldsOfChoices(choices: BuildChoices): readonly (readonly [string, string])[] {
  const { trim, exteriorColor, interiorColor, packages, buildsheetColor } = choices;
  return [
    ['trim', trim],
    [SHOWN_TRIM, trim],
    ['exteriorColor', exteriorColor],
    ['interiorColor', interiorColor],
    ...packages.flatMap(({ data }) => data.map(({ code }) => ['package', code] as const)),
    ...(buildsheetColor ? [['buildsheetColor', 'yes'] as const] : []),
  ];
}
