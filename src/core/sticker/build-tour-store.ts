import { StateStore } from '../state/state-store.ts';

/** Under which key a browser keeps whether the tour was seen. */
export const BUILD_TOUR_STORAGE_KEY = 'build_tour';

/** Whether the guided tour over the build selector is new to this browser. */
export type BuildTour = 'new' | 'seen';

/**
 * Holds whether the guided tour was seen or declined, so that it is offered once.
 *
 * Source: specification, section 1 (TOUR-02).
 *
 * @example
 * const tour = new BuildTourStore();
 * tour.seen();
 * tour.get(); // 'seen'
 */
export class BuildTourStore extends StateStore<BuildTour> {
  constructor() {
    super('new');
  }

  seen(): void {
    this.set('seen');
  }

  /** An earlier visit, or another tab, left it so. */
  restored(tour: BuildTour): void {
    this.set(tour);
  }
}
