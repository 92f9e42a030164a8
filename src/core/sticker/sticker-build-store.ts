import { StateStore } from '../state/state-store.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { StickerChoices } from './sticker-choices.ts';

/** Under which key a browser's session keeps the build that is being chosen. */
export const STICKER_BUILD_STORAGE_KEY = 'sticker_build';

/** How many choices can be taken back. */
export const MAX_UNDO_STEPS = 50;

/** All that a person decides before a sticker is made. */
export interface BuildChoices extends StickerChoices {
  /** Whether the colour block is printed; it matters for model years with a template of their own alone. */
  readonly buildsheetColor: boolean;
}

/** A build that is being chosen, with the way back and forth. */
export interface StickerBuild {
  /** Names the wish for one sticker; however often it is sent, one comes of it. */
  readonly idempotencyKey: string;
  /** Whose build it is; without a VIN the vehicle is known by its name. */
  readonly vehicle: Pick<Vehicle, 'vin' | 'year' | 'make' | 'model'>;
  readonly choices: BuildChoices;
  /** What was chosen before, the oldest first. */
  readonly undoable: readonly BuildChoices[];
  /** What was taken back, the next first. */
  readonly redoable: readonly BuildChoices[];
}

/**
 * Holds the build that is being chosen, `null` while there is none. It is kept in the session's storage, so that a
 * reload, signing in again or buying a credit loses nothing; it goes with who signs out (ACC-19).
 *
 * @example
 * const builds = new StickerBuildStore();
 * builds.get(); // null
 */
export class StickerBuildStore extends StateStore<StickerBuild | null> {
  constructor() {
    super(null);
  }

  /** A build is shown; one that was begun under the same wish goes on as it was left. */
  began({ idempotencyKey, vehicle, choices }: Pick<StickerBuild, 'idempotencyKey' | 'vehicle' | 'choices'>): void {
    if (this.get()?.idempotencyKey !== idempotencyKey)
      this.set({ idempotencyKey, vehicle, choices, undoable: [], redoable: [] });
  }

  /** Something else is chosen now. The same once more is nothing to be taken back. */
  chose(choices: BuildChoices): void {
    const build = this.get();
    if (build === null || isSame(build.choices, choices)) return;
    this.set({ ...build, choices, undoable: [...build.undoable, build.choices].slice(-MAX_UNDO_STEPS), redoable: [] });
  }

  undone(): void {
    const build = this.get();
    const choices = build?.undoable.at(-1);
    if (build === null || choices === undefined) return;
    this.set({
      ...build,
      choices,
      undoable: build.undoable.slice(0, -1),
      redoable: [build.choices, ...build.redoable],
    });
  }

  redone(): void {
    const build = this.get();
    const [choices, ...redoable] = build?.redoable ?? [];
    if (build === null || choices === undefined) return;
    this.set({ ...build, choices, undoable: [...build.undoable, build.choices], redoable });
  }

  /** Its sticker is made: there is nothing to come back to. */
  confirmed(): void {
    this.set(null);
  }

  /** Which vehicle a person chose for is nobody else's business. */
  loggedOut(): void {
    this.set(null);
  }

  /** Earlier in this session it was left so. */
  restored(build: StickerBuild | null): void {
    this.set(build);
  }
}

function isSame(one: BuildChoices, other: BuildChoices): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
