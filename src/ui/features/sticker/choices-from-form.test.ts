import { describe, expect, it } from 'vitest';
import { choicesFromForm } from './choices-from-form.ts';
import { demonstrationDraft, draftWithoutBuild } from './demonstration-draft.stories-data.ts';

function form(entries: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

describe('choicesFromForm', () => {
  it('reads trim, colours and ticked options, and takes the style from the catalogue', () => {
    const sent = form([
      ['trim', 'EX-V6'],
      ['exteriorColor', 'Eternal Blue Pearl'],
      ['interiorColor', ''],
      ['package', 'SPT'],
    ]);
    expect(choicesFromForm(demonstrationDraft, sent)).toEqual({
      trim: 'EX-V6',
      style: '2-door coupe EX-V6 automatic',
      exteriorColor: 'Eternal Blue Pearl',
      interiorColor: '',
      packages: [{ name: 'Packages', data: [{ code: 'SPT', name: 'Sport appearance package' }] }],
    });
  });

  it('passes over options that the catalogue does not offer', () => {
    expect(
      choicesFromForm(
        demonstrationDraft,
        form([
          ['trim', 'EX-V6'],
          ['package', 'GOLD'],
        ]),
      ).packages,
    ).toEqual([]);
    expect(choicesFromForm(draftWithoutBuild, form([['package', 'NAV']])).packages).toEqual([]);
  });
});
