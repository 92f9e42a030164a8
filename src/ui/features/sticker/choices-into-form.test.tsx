import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StickerDraft } from '#core/sticker/sticker.ts';
import { textsIn } from '#texts/all-texts.ts';
import { createTranslator } from '#ui/i18n/create-translator.ts';
import { TranslatorContext } from '#ui/i18n/use-translator.ts';
import { BuildFields } from './build-fields.tsx';
import { choicesFromForm, choicesIntoForm, firstChoices } from './choices-from-form.ts';
import {
  demonstrationDraft,
  draftOfRestrictedYear,
  draftWithManyOptions,
  draftWithoutBuild,
} from './demonstration-draft.stories-data.ts';

/** Returns the fields of a draft, as rendered by the build form. */
function formOf(draft: StickerDraft): HTMLFormElement {
  const { container } = render(
    <TranslatorContext value={createTranslator('en', { ready: textsIn('en') })}>
      <form>
        <BuildFields draft={draft} choices={firstChoices(draft, null)} />
      </form>
    </TranslatorContext>,
  );
  const form = container.querySelector('form');
  if (form === null) throw new Error('No form was drawn.');
  return form;
}

const said = (form: HTMLFormElement, draft: StickerDraft) => choicesFromForm(draft, new FormData(form));

describe('choicesIntoForm', () => {
  it.each([
    ['from the catalog', demonstrationDraft, 'Eternal Blue Pearl', ['SPT']],
    ['with two hundred options', draftWithManyOptions, 'Eternal Blue Pearl', ['O1', 'O21', 'O200']],
    ['typed', draftWithoutBuild, 'Red & “gold”', []],
    ['of a restricted year', draftOfRestrictedYear, 'Eternal Blue Pearl', []],
  ])('sets the fields to the choices and reads them back: %s', (_which, draft, exteriorColor, codes) => {
    const form = formOf(draft);
    const first = firstChoices(draft, null);
    expect(said(form, draft)).toEqual(first);
    const sections = draft.builds[0]?.packages ?? [];
    const other = {
      ...first,
      trim: draft.builds[0]?.trim ?? 'Lariat',
      exteriorColor,
      packages: sections
        .map(({ name, data }) => ({
          name,
          data: data.filter(({ code }) => codes.includes(code)).map(({ code, name }) => ({ code, name })),
        }))
        .filter(({ data }) => data.length > 0),
      buildsheetColor: false,
    };

    choicesIntoForm(form, other);
    expect(said(form, draft)).toEqual(other);
    choicesIntoForm(form, first);
    expect(said(form, draft)).toEqual(first);
  });
});
