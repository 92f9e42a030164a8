import { describe, expect, it } from 'vitest';
import { pendingReportRequest, ReportMakingStore } from './report-making-store.ts';

const request = { id: 'form-1', vin: '1HGCM82693A000001', mileage: null };

describe('ReportMakingStore', () => {
  it('lists each step once, in the order of its first event', () => {
    const making = new ReportMakingStore();
    making.wanted(request);
    making.stepped('form-1', { step: 'vehicle', state: 'working' });
    making.stepped('form-1', { step: 'source', source: 'Registry', state: 'working' });
    making.stepped('form-1', { step: 'source', source: 'Market', state: 'working' });
    making.stepped('form-1', { step: 'vehicle', state: 'done' });
    making.stepped('form-1', { step: 'source', source: 'Registry', state: 'failed' });
    expect(making.get()).toEqual({
      phase: 'working',
      request,
      steps: [
        { step: 'vehicle', state: 'done' },
        { step: 'source', source: 'Registry', state: 'failed' },
        { step: 'source', source: 'Market', state: 'working' },
      ],
    });
  });

  it('ignores events of earlier requests', () => {
    const making = new ReportMakingStore();
    making.wanted({ ...request, id: 'form-0' });
    making.wanted(request);
    making.made('form-0', 'report-0');
    expect(making.get()).toMatchObject({ phase: 'working', request: { id: 'form-1' } });
    making.made('form-1', 'report-1');
    making.failed('form-1', { code: 'no-credit' });
    expect(making.get()).toEqual({ phase: 'made', request, reportId: 'report-1' });
  });

  it('retains the request while it is in progress', () => {
    const making = new ReportMakingStore();
    const pending = pendingReportRequest(making);
    const states: unknown[] = [];
    pending.state$.subscribe((state) => states.push(state));
    making.wanted(request);
    making.stepped('form-1', { step: 'vehicle', state: 'done' });
    expect(pending.get()).toEqual(request);
    making.failed('form-1', { code: 'no-credit' });
    expect(states).toEqual([null, request, null]);
  });

  it('restores only the request, without its progress', () => {
    const making = new ReportMakingStore();
    pendingReportRequest(making).restored(request);
    expect(making.get()).toEqual({ phase: 'working', request, steps: [] });
    making.made('form-1', 'report-1');
    pendingReportRequest(making).restored(null);
    expect(making.get().phase).toBe('made');
    making.loggedOut();
    expect(making.get()).toEqual({ phase: 'idle' });
  });
});
