import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preselectedChoices } from '#core/sticker/sticker-choices.ts';
import { aStickerDraft } from '#tests/builders/a-sticker-draft.ts';
import { parseBuildTour } from './persisted-choices-schema.ts';
import { parseStickerBuild } from './sticker-build-schema.ts';

const draft = aStickerDraft();
const choices = { ...preselectedChoices(draft), buildsheetColor: true };
const build = {
  idempotencyKey: 'form-1',
  vehicle: { vin: '', year: 2003, make: 'Honda', model: null },
  choices,
  undoable: [{ ...choices, exteriorColor: 'Red' }],
  redoable: [],
};

describe('parseStickerBuild', () => {
  it('restores a build unchanged, or that there was none', () => {
    expect(parseStickerBuild(JSON.parse(JSON.stringify(build)))._unsafeUnwrap()).toEqual(build);
    expect(parseStickerBuild(null)._unsafeUnwrap()).toBeNull();
  });

  it.each([
    { ...build, idempotencyKey: '' },
    { ...build, choices: { ...choices, packages: ['NAV'] } },
    { ...build, undoable: [null] },
    { ...build, vehicle: undefined },
  ])('drops invalid data: %#', (broken) => {
    expect(parseStickerBuild(broken)._unsafeUnwrapErr()).not.toBe('');
  });
});

describe('parseBuildTour', () => {
  it('reads both valid values, and drops anything else', () => {
    expect(['new', 'seen'].map((tour) => parseBuildTour(tour)._unsafeUnwrap())).toEqual(['new', 'seen']);
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        fc.pre(stored !== 'new' && stored !== 'seen');
        expect(parseBuildTour(stored).isErr()).toBe(true);
      }),
    );
  });
});
