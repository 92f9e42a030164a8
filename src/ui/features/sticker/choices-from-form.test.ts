import { describe, expect, it } from 'vitest';
import { choicesFromForm, fieldsOfChoices, firstChoices } from './choices-from-form.ts';
import {
  demonstrationDraft,
  draftOfRestrictedYear,
  draftOfTwoTrims,
  draftWithoutBuild,
} from './demonstration-draft.stories-data.ts';

function form(...entries: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

describe('choicesFromForm', () => {
  it('reads trim, colors and selected options, and takes the style from the catalog', () => {
    const sent = form(
      ['trim', 'EX-V6'],
      ['exteriorColor', 'Eternal Blue Pearl'],
      ['interiorColor', ''],
      ['package', 'SPT'],
    );
    expect(choicesFromForm(demonstrationDraft, sent)).toEqual({
      trim: 'EX-V6',
      style: '2-lazyContainer coupe EX-V6 automatic',
      exteriorColor: 'Eternal Blue Pearl',
      interiorColor: '',
      packages: [{ name: 'Packages', data: [{ code: 'SPT', name: 'Sport appearance package' }] }],
      buildsheetColor: false,
    });
  });

  it('ignores options that the catalog does not offer', () => {
    expect(choicesFromForm(demonstrationDraft, form(['trim', 'EX-V6'], ['package', 'GOLD'])).packages).toEqual([]);
    expect(choicesFromForm(draftWithoutBuild, form(['package', 'NAV'])).packages).toEqual([]);
  });

  it('replaces the selected options with the preselection when the trim changes', () => {
    const ticked = [
      ['exteriorColor', 'Eternal Blue Pearl'],
      ['package', 'SPT'],
    ] as const;
    const plain = choicesFromForm(draftOfTwoTrims, form(['trim', 'LX-V6'], ['shown', 'EX-V6'], ...ticked));
    expect(plain).toMatchObject({ trim: 'LX-V6', exteriorColor: 'Eternal Blue Pearl', packages: [] });
    const rich = choicesFromForm(draftOfTwoTrims, form(['trim', 'EX-V6'], ['shown', 'LX-V6']));
    expect(rich.packages).toEqual(firstChoices(draftOfTwoTrims, 'EX-V6').packages);
  });

  it.each([
    ['from the catalog', demonstrationDraft],
    ['typed', draftWithoutBuild],
    ['of a restricted year', draftOfRestrictedYear],
  ])('round-trips through a URL: %s', (_which, draft) => {
    const choices = { ...firstChoices(draft, null), exteriorColor: 'Red & “gold”' };
    const query = new URLSearchParams(fieldsOfChoices(choices).map(([name, value]) => [name, value]));
    expect(choicesFromForm(draft, new URLSearchParams(query.toString()))).toEqual(choices);
  });

  it('STK-13 prints the color block unless omitted, only before 1999', () => {
    expect(firstChoices(draftOfRestrictedYear, null).buildsheetColor).toBe(true);
    expect(firstChoices(demonstrationDraft, null).buildsheetColor).toBe(false);
    expect(choicesFromForm(draftOfRestrictedYear, form(['trim', 'EX-V6'])).buildsheetColor).toBe(false);
  });
});
