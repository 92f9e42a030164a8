import { describe, expect, it } from 'vitest';
import { ReportMakingStore, wishUnderWay } from './report-making-store.ts';

const wish = { id: 'wish-1', vin: '1HGCM82693A000001', mileage: null };

describe('ReportMakingStore', () => {
  it('tells each step once, in the order in which it was first told', () => {
    const making = new ReportMakingStore();
    making.wanted(wish);
    making.stepped('wish-1', { step: 'vehicle', state: 'working' });
    making.stepped('wish-1', { step: 'source', source: 'Registry', state: 'working' });
    making.stepped('wish-1', { step: 'source', source: 'Market', state: 'working' });
    making.stepped('wish-1', { step: 'vehicle', state: 'done' });
    making.stepped('wish-1', { step: 'source', source: 'Registry', state: 'failed' });
    expect(making.get()).toEqual({
      phase: 'working',
      wish,
      steps: [
        { step: 'vehicle', state: 'done' },
        { step: 'source', source: 'Registry', state: 'failed' },
        { step: 'source', source: 'Market', state: 'working' },
      ],
    });
  });

  it('listens to the last wish alone', () => {
    const making = new ReportMakingStore();
    making.wanted({ ...wish, id: 'wish-0' });
    making.wanted(wish);
    making.made('wish-0', 'report-0');
    expect(making.get()).toMatchObject({ phase: 'working', wish: { id: 'wish-1' } });
    making.made('wish-1', 'report-1');
    making.failed('wish-1', { code: 'no-credit' });
    expect(making.get()).toEqual({ phase: 'made', wish, reportId: 'report-1' });
  });

  it('keeps the wish for as long as it is under way', () => {
    const making = new ReportMakingStore();
    const kept = wishUnderWay(making);
    const told: unknown[] = [];
    kept.state$.subscribe((state) => told.push(state));
    making.wanted(wish);
    making.stepped('wish-1', { step: 'vehicle', state: 'done' });
    expect(kept.get()).toEqual(wish);
    making.failed('wish-1', { code: 'no-credit' });
    expect(told).toEqual([null, wish, null]);
  });

  it('comes back with the wish, and no further', () => {
    const making = new ReportMakingStore();
    wishUnderWay(making).restored(wish);
    expect(making.get()).toEqual({ phase: 'working', wish, steps: [] });
    making.made('wish-1', 'report-1');
    wishUnderWay(making).restored(null);
    expect(making.get().phase).toBe('made');
    making.loggedOut();
    expect(making.get()).toEqual({ phase: 'idle' });
  });
});
