import { printsColorBlockByDefault } from '#core/sticker/restricted-year.ts';
import type { StickerDraft } from '#core/sticker/sticker.ts';
import type { BuildChoices } from '#core/sticker/sticker-build-store.ts';
import { choicesForTrim, preselectedChoices } from '#core/sticker/sticker-choices.ts';

type Fields = Pick<FormData, 'get' | 'getAll' | 'has'> | URLSearchParams;

/** The field with the trim whose options a form shows. If present, the fields are those of the form. */
export const SHOWN_TRIM = 'shown';

/** Returns the initial choices of a draft: the preselection of the trim in the URL, if any. */
export function firstChoices(draft: StickerDraft, trim: string | null): BuildChoices {
  return { ...preselectedChoices(draft, trim), buildsheetColor: printsColorBlockByDefault(draft.vehicle) };
}

/**
 * Returns the choices for a draft from the submitted fields, ignoring options that the catalog does not offer. If the
 * trim differs from the displayed one, its preselection replaces the selected options.
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

/** Returns the fields from which choices can be restored, for use in a URL. */
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

/** Sets a form's fields to the choices. Setting two hundred options is much faster than rerendering them. */
export function choicesIntoForm(form: HTMLFormElement, choices: BuildChoices): void {
  const fields = fieldsOfChoices(choices);
  const texts = new Map(fields);
  const chosen = new Set(fields.map(([name, value]) => `${name}=${value}`));
  for (const field of form.querySelectorAll('input')) {
    const { type, name, value } = field;
    if (type === 'checkbox' || type === 'radio') field.checked = chosen.has(`${name}=${value}`);
    // Not the hidden fields: the displayed trim is set by the component that renders the options.
    else if (type === 'text') field.value = texts.get(name) ?? value;
  }
}
