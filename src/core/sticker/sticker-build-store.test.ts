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

  it('undoes and redoes choices step by step', () => {
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

  it('discards redo steps after another choice', () => {
    builds.chose(red);
    builds.undone();
    builds.chose(blue);
    expect(builds.get()).toMatchObject({ choices: blue, undoable: [first], redoable: [] });
  });

  it('ignores a repeated choice', () => {
    builds.chose(red);
    builds.undone();
    builds.chose({ ...first });
    expect(builds.get()).toMatchObject({ choices: first, undoable: [], redoable: [red] });
  });

  it('continues the build with the same idempotency key, and starts a new build for another key', () => {
    builds.chose(red);
    builds.began({ idempotencyKey: 'form-1', vehicle: draft.vehicle, choices: first });
    expect(builds.get()).toMatchObject({ choices: red, undoable: [first] });
    builds.began({ idempotencyKey: 'form-2', vehicle: draft.vehicle, choices: first });
    expect(builds.get()).toMatchObject({ idempotencyKey: 'form-2', choices: first, undoable: [] });
  });

  it('limits the number of undo steps', () => {
    for (let step = 0; step <= MAX_UNDO_STEPS; step += 1) builds.chose({ ...first, exteriorColor: `No. ${step}` });
    expect(builds.get()?.undoable).toHaveLength(MAX_UNDO_STEPS);
    expect(builds.get()?.undoable[0]?.exteriorColor).toBe('No. 0');
  });

  it('has no choices before it starts and after the sticker is created', () => {
    builds.confirmed();
    builds.chose(red);
    builds.undone();
    builds.redone();
    expect(builds.get()).toBeNull();
  });

  it('restores its state from earlier in the session', () => {
    const stored = { idempotencyKey: 'form-9', vehicle: draft.vehicle, choices: blue, undoable: [red], redoable: [] };
    builds.restored(stored);
    expect(builds.get()).toEqual(stored);
  });
});
