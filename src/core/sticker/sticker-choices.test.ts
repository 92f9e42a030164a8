import { describe, expect, it } from 'vitest';
import { aSticker } from '#tests/builders/a-sticker.ts';
import { aStickerDraft } from '#tests/builders/a-sticker-draft.ts';
import { aVehicleBuild } from '#tests/builders/a-vehicle-build.ts';
import { composeSticker } from './compose-sticker.ts';
import { choicesForTrim, preselectedChoices } from './sticker-choices.ts';

describe('preselectedChoices', () => {
  const draft = aStickerDraft();
  const chosen = {
    trim: 'LX-V6',
    style: 'as I like it',
    exteriorColor: 'Red',
    interiorColor: '',
    packages: [{ name: 'Mine', data: [{ code: 'X', name: 'Tow hook' }] }],
  };
  const again = { ...draft, previous: { ...aSticker(), content: composeSticker(draft, chosen) } };

  it('starts with the previous choices if a sticker is regenerated', () => {
    expect(preselectedChoices(again)).toEqual(chosen);
    expect(preselectedChoices(again, 'LX-V6')).toEqual(chosen);
  });

  it('starts with the catalog if another trim is requested', () => {
    expect(preselectedChoices(again, 'EX-V6')).toEqual(preselectedChoices(draft, 'EX-V6'));
    expect(preselectedChoices(again, 'EX-V6').trim).toBe('EX-V6');
  });

  it('leaves undecided choices of the previous sticker undecided', () => {
    const content = composeSticker(draft, { ...chosen, trim: '', style: '', exteriorColor: '', packages: [] });

    expect(preselectedChoices({ ...draft, previous: { ...aSticker(), content } })).toEqual({
      trim: '',
      style: '',
      exteriorColor: '',
      interiorColor: '',
      packages: [],
    });
  });

  it('never preselects a color', () => {
    expect(preselectedChoices(draft)).toMatchObject({ exteriorColor: '', interiorColor: '' });
  });
});

describe('choicesForTrim', () => {
  const plain = aVehicleBuild({
    trim: 'LX-V6',
    style: null,
    packages: [],
    exteriorColors: [{ name: 'Eternal Blue Pearl', swatch: '#24427a' }],
    interiorColors: [],
  });
  const draft = aStickerDraft({ builds: [aVehicleBuild(), plain] });
  const chosen = { ...preselectedChoices(draft), exteriorColor: 'Eternal Blue Pearl', interiorColor: 'Black leather' };

  it('uses the preselected options of the trim, and its available colors', () => {
    expect(choicesForTrim(draft, chosen, 'LX-V6')).toEqual({
      trim: 'LX-V6',
      style: '',
      exteriorColor: 'Eternal Blue Pearl',
      interiorColor: '',
      packages: [],
    });
  });

  it('restores the preselected packages when switching back to a trim', () => {
    const there = choicesForTrim(draft, choicesForTrim(draft, chosen, 'LX-V6'), 'EX-V6');
    expect(there).toEqual({ ...chosen, interiorColor: '' });
    expect(there.packages).not.toEqual([]);
  });
});
