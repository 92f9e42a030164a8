import { describe, expect, it } from 'vitest';
import { trackedPage } from './tracked-page.ts';
import { createViewPage } from './view-page.ts';

describe('trackedPage', () => {
  it.each([
    ['/members/orders', '/members/orders'],
    ['/members/orders?vin=1HGCM82633A004352&page=2', '/members/orders'],
    ['/members/dashboard#window-sticker', '/members/dashboard'],
    ['/members/dashboard?regenerate=true#a\nb', '/members/dashboard'],
    ['/es/members', '/es/members'],
  ])('SHELL-01 counts %j in the members area as %j', (path, counted) => {
    expect(trackedPage(path, 'Orders')).toEqual({ path: counted, title: 'Orders' });
  });

  it.each(['/', '/members-club', '/login?next=/members/orders', '/vehicle-checks/1HGCM82633A004352', ''])(
    'SHELL-01 does not count %j, which is outside the members area',
    (path) => {
      expect(trackedPage(path, 'Home')).toBeNull();
    },
  );
});

describe('createViewPage', () => {
  it('SHELL-01 counts only pages in the members area', () => {
    const seen: unknown[] = [];
    const viewPage = createViewPage({
      analytics: { consentChanged: () => undefined, pageViewed: (page) => seen.push(page) },
    });

    viewPage('/', 'Home');
    viewPage('/members/orders?page=2', 'Orders');

    expect(seen).toEqual([{ path: '/members/orders', title: 'Orders' }]);
  });
});
