import { describe, expect, it } from 'vitest';
import { aSticker } from '../../../tests/builders/a-sticker.ts';
import { aStickerDraft } from '../../../tests/builders/a-sticker-draft.ts';
import { composeSticker } from './compose-sticker.ts';
import { preselectedChoices } from './sticker-choices.ts';

describe('preselectedChoices', () => {
  const draft = aStickerDraft();
  const chosen = {
    trim: 'LX-V6',
    style: 'as I like it',
    exteriorColor: 'Red',
    interiorColor: '',
    packages: [{ name: 'Mine', data: [{ code: 'X', name: 'Tow hook' }] }],
  };
  const afresh = { ...draft, previous: { ...aSticker(), content: composeSticker(draft, chosen) } };

  it('starts from what was chosen before, where a sticker is made afresh', () => {
    expect(preselectedChoices(afresh)).toEqual(chosen);
    expect(preselectedChoices(afresh, 'LX-V6')).toEqual(chosen);
  });

  it('starts from the catalogue where another trim is wanted', () => {
    expect(preselectedChoices(afresh, 'EX-V6')).toEqual(preselectedChoices(draft, 'EX-V6'));
    expect(preselectedChoices(afresh, 'EX-V6').trim).toBe('EX-V6');
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
