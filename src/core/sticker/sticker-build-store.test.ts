import { beforeEach, describe, expect, it } from 'vitest';
import { aStickerDraft } from '#tests/builders/a-sticker-draft.ts';
import { type BuildChoices, MAX_UNDO_STEPS, StickerBuildStore } from './sticker-build-store.ts';
import { preselectedChoices } from './sticker-choices.ts';

const draft = aStickerDraft();
const first: BuildChoices = { ...preselectedChoices(draft), buildsheetColor: false };
const red: BuildChoices = { ...first, exteriorColor: 'Red' };
const blue: BuildChoices = { ...first, exteriorColor: 'Blue' };

describe('StickerBuildStore', () => {
  let builds: StickerBuildStore;
  beforeEach(() => {
    builds = new StickerBuildStore();
    builds.began({ idempotencyKey: 'form-1', vehicle: draft.vehicle, choices: first });
  });

  it('takes choices back and brings them again, one by one', () => {
    builds.chose(red);
    builds.chose(blue);
    builds.undone();
    expect(builds.get()).toMatchObject({ choices: red, undoable: [first], redoable: [blue] });
    builds.undone();
    builds.undone();
    expect(builds.get()).toMatchObject({ choices: first, undoable: [], redoable: [red, blue] });
    builds.redone();
    builds.redone();
    builds.redone();
    expect(builds.get()).toMatchObject({ choices: blue, undoable: [first, red], redoable: [] });
  });

  it('forgets what was taken back once something else is chosen', () => {
    builds.chose(red);
    builds.undone();
    builds.chose(blue);
    expect(builds.get()).toMatchObject({ choices: blue, undoable: [first], redoable: [] });
  });

  it('counts the same choice as none', () => {
    builds.chose(red);
    builds.undone();
    builds.chose({ ...first });
    expect(builds.get()).toMatchObject({ choices: first, undoable: [], redoable: [red] });
  });

  it('goes on with the build of the same wish, and begins one of another', () => {
    builds.chose(red);
    builds.began({ idempotencyKey: 'form-1', vehicle: draft.vehicle, choices: first });
    expect(builds.get()).toMatchObject({ choices: red, undoable: [first] });
    builds.began({ idempotencyKey: 'form-2', vehicle: draft.vehicle, choices: first });
    expect(builds.get()).toMatchObject({ idempotencyKey: 'form-2', choices: first, undoable: [] });
  });

  it('keeps so many steps, and no more', () => {
    for (let step = 0; step <= MAX_UNDO_STEPS; step += 1) builds.chose({ ...first, exteriorColor: `No. ${step}` });
    expect(builds.get()?.undoable).toHaveLength(MAX_UNDO_STEPS);
    expect(builds.get()?.undoable[0]?.exteriorColor).toBe('No. 0');
  });

  it('has nothing to choose before it has begun and after the sticker is made', () => {
    builds.confirmed();
    builds.chose(red);
    builds.undone();
    builds.redone();
    expect(builds.get()).toBeNull();
  });

  it('stands as it was left earlier in the session', () => {
    const stored = { idempotencyKey: 'form-9', vehicle: draft.vehicle, choices: blue, undoable: [red], redoable: [] };
    builds.restored(stored);
    expect(builds.get()).toEqual(stored);
  });
});
