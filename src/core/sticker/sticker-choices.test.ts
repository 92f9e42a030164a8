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

  it('starts from what was chosen before, where a sticker is made afresh', () => {
    expect(preselectedChoices(again)).toEqual(chosen);
    expect(preselectedChoices(again, 'LX-V6')).toEqual(chosen);
  });

  it('starts from the catalogue where another trim is wanted', () => {
    expect(preselectedChoices(again, 'EX-V6')).toEqual(preselectedChoices(draft, 'EX-V6'));
    expect(preselectedChoices(again, 'EX-V6').trim).toBe('EX-V6');
  });

  it('keeps what was left open before open', () => {
    const content = composeSticker(draft, { ...chosen, trim: '', style: '', exteriorColor: '', packages: [] });

    expect(preselectedChoices({ ...draft, previous: { ...aSticker(), content } })).toEqual({
      trim: '',
      style: '',
      exteriorColor: '',
      interiorColor: '',
      packages: [],
    });
  });

  it('never chooses a color for a person who has not', () => {
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

  it('takes what is preselected in the trim, and the colors it was painted in', () => {
    expect(choicesForTrim(draft, chosen, 'LX-V6')).toEqual({
      trim: 'LX-V6',
      style: '',
      exteriorColor: 'Eternal Blue Pearl',
      interiorColor: '',
      packages: [],
    });
  });

  it('brings the preselected packages of the trim that is gone back to', () => {
    const there = choicesForTrim(draft, choicesForTrim(draft, chosen, 'LX-V6'), 'EX-V6');
    expect(there).toEqual({ ...chosen, interiorColor: '' });
    expect(there.packages).not.toEqual([]);
  });
});
