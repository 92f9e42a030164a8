import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { unknownVehicle } from '../vehicle/vehicle.ts';
import { createStickerDrafts } from './sticker-drafts.ts';
import type { StickerSubject } from './sticker-subject.ts';

const accord: StickerSubject = { way: 'vin', vin: '1HGCM82693A000001' };
const focus: StickerSubject = { way: 'name', year: ' 2003 ', make: 'Ford', model: 'Focus' };
const draft = (vin: string) =>
  ({
    kind: 'draft',
    draft: { vehicle: unknownVehicle(vin), builds: [], mode: 'auto', demonstration: false },
  }) as const;

function setUp({ fails = false } = {}) {
  const generated: unknown[] = [];
  const drafts = createStickerDrafts({
    generateSticker: (input) => {
      generated.push(input);
      return fails ? errAsync({ code: 'signed-out' }) : okAsync(draft(input.vin));
    },
    generateStickerByName: (input) => {
      generated.push(input);
      return okAsync({ ...draft(''), mode: 'ymmt' });
    },
  });
  return { drafts, generated };
}

describe('the drafts of stickers', () => {
  it('generates a draft once for the start, the choice and the confirmation of a build', async () => {
    const { drafts, generated } = setUp();
    const started = await drafts.start(accord);
    const loaded = [await drafts.load(accord), await drafts.load(accord)];
    expect(loaded).toEqual([started, started]);
    expect(generated).toEqual([{ vin: '1HGCM82693A000001', regenerate: false }]);
  });

  it('generates the draft of another vehicle, and ignores a stored sticker when it loads one', async () => {
    const { drafts, generated } = setUp();
    await drafts.start(accord);
    await drafts.load(focus);
    await drafts.load(accord);
    const name = { year: 2003, make: 'Ford', model: 'Focus' };
    expect(generated.slice(1)).toEqual([name, { vin: '1HGCM82693A000001', regenerate: true }]);
  });

  it('generates a new draft after a start, a sign-out or a confirmation', async () => {
    const { drafts, generated } = setUp();
    await drafts.start(accord);
    await drafts.start(accord, { regenerate: true });
    drafts.clear();
    await drafts.load(accord);
    drafts.loggedOut();
    await drafts.load(accord);
    expect(generated).toHaveLength(4);
  });

  it('caches no failure', async () => {
    const { drafts, generated } = setUp({ fails: true });
    await drafts.start(accord);
    expect((await drafts.load(accord)).isErr()).toBe(true);
    expect(generated).toHaveLength(2);
  });
});
