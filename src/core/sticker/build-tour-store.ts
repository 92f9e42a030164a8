import { PersistedStore } from '../state/state-store.ts';

/** The browser storage key of whether the tour was seen. */
export const BUILD_TOUR_STORAGE_KEY = 'build_tour';

/** Whether the guided tour of the build selector is new to this browser. */
export type BuildTour = 'new' | 'seen';

/**
 * Stores whether the guided tour was seen or declined, so that it is offered only once.
 *
 * Source: specification, section 1 (TOUR-02).
 *
 * @example
 * const tour = new BuildTourStore();
 * tour.seen();
 * tour.get(); // 'seen'
 */
export class BuildTourStore extends PersistedStore<BuildTour> {
  constructor() {
    super('new');
  }

  seen(): void {
    this.set('seen');
  }
}
