import { PersistedStore } from '../state/state-store.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { StickerChoices } from './sticker-choices.ts';

/** The session storage key of the current build selection. */
export const STICKER_BUILD_STORAGE_KEY = 'sticker_build';

/** The maximum number of choices that can be undone. */
export const MAX_UNDO_STEPS = 50;

/** All decisions of a person before a sticker is created. */
export interface BuildChoices extends StickerChoices {
  /** Whether the color block is printed; only relevant for model years with a restricted template. */
  readonly buildsheetColor: boolean;
}

/** A build selection with its undo and redo history. */
export interface StickerBuild {
  /** Identifies the request for one sticker; repeated requests create only one. */
  readonly idempotencyKey: string;
  /** The vehicle of the build; without a VIN, it is identified by name. */
  readonly vehicle: Pick<Vehicle, 'vin' | 'year' | 'make' | 'model'>;
  readonly choices: BuildChoices;
  /** The previous choices, the oldest first. */
  readonly undoable: readonly BuildChoices[];
  /** The undone choices, the next one to redo first. */
  readonly redoable: readonly BuildChoices[];
}

/**
 * Stores the current build selection; `null` if there is none. It is persisted in session storage, so that nothing is
 * lost by a reload, another sign-in or a credit purchase. It is cleared at sign-out (ACC-19).
 *
 * @example
 * const builds = new StickerBuildStore();
 * builds.get(); // null
 */
export class StickerBuildStore extends PersistedStore<StickerBuild | null> {
  constructor() {
    super(null);
  }

  /** Starts a build selection; an existing one with the same idempotency key is continued. */
  began({ idempotencyKey, vehicle, choices }: Pick<StickerBuild, 'idempotencyKey' | 'vehicle' | 'choices'>): void {
    if (this.get()?.idempotencyKey !== idempotencyKey)
      this.set({ idempotencyKey, vehicle, choices, undoable: [], redoable: [] });
  }

  /** Changes the choices. A repeated choice adds no undo step. */
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

  /** Clears the selection after its sticker was created. */
  confirmed(): void {
    this.set(null);
  }

  /** The vehicle that a person chose is private, so it is cleared. */
  loggedOut(): void {
    this.set(null);
  }
}

function isSame(one: BuildChoices, other: BuildChoices): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
