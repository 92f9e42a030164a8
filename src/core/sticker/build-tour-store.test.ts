import { describe, expect, it } from 'vitest';
import { BuildTourStore } from './build-tour-store.ts';

describe('BuildTourStore', () => {
  it('TOUR-02 is new until the tour was seen in this or an earlier visit', () => {
    const tour = new BuildTourStore();
    expect(tour.get()).toBe('new');
    tour.seen();
    expect(tour.get()).toBe('seen');
    const later = new BuildTourStore();
    later.restored('seen');
    expect(later.get()).toBe('seen');
  });
});
