import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuEntriesFrom } from './menu-entry.ts';

const plans = { id: '2', title: 'Plans', url: '/plans' };
const only = (entry: unknown) => menuEntriesFrom([entry])[0];

describe('menuEntriesFrom', () => {
  it('CNT-05 reads id, linkType, page and linkGroup', () => {
    const entry = { id: 7, linkType: 'group', page: { ...plans, id: 2 }, linkGroup: { label: 'More', pages: [plans] } };

    expect(menuEntriesFrom([entry])).toEqual([
      { id: '7', linkType: 'group', page: plans, linkGroup: { label: 'More', pages: [plans] } },
    ]);
  });

  it('CNT-05 returns null for a missing linkType and page', () => {
    expect(only({ id: '7' })).toEqual({ id: '7', linkType: null, page: null, linkGroup: null });
    expect(only({ id: '7', linkType: null, page: null, linkGroup: null })).toEqual(only({ id: '7' }));
  });

  it.each([[{}], [{ label: 'More' }], [{ label: 'More', pages: [] }], [{ label: 'More', pages: [12, null] }]])(
    'CNT-05 returns null for the empty link group %j',
    (linkGroup) => {
      expect(only({ id: '7', linkGroup })?.linkGroup).toBeNull();
    },
  );

  it('retains the linkable pages of a group in order', () => {
    const about = { id: '3', title: 'About', url: '/about' };

    expect(only({ id: '7', linkGroup: { pages: [about, { id: '4' }, plans] } })?.linkGroup).toEqual({
      label: '',
      pages: [about, plans],
    });
  });

  it('uses the URL as the name of a page without a title', () => {
    expect(only({ id: '7', page: { id: '2', url: 'plans' } })?.page).toEqual({ id: '2', title: 'plans', url: 'plans' });
  });

  it.each([
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
    ['mailto:x@y.z'],
  ])('does not link to %j', (url) => {
    expect(only({ id: '7', page: { ...plans, url } })?.page).toBeNull();
  });

  it.each([['/plans?a=b:c'], ['plans'], ['#top'], ['https://elsewhere.example/a'], ['HTTP://elsewhere.example']])(
    'links to %j',
    (url) => {
      expect(only({ id: '7', page: { ...plans, url } })?.page?.url).toBe(url);
    },
  );

  it('skips entries without an ID and never fails', () => {
    expect(menuEntriesFrom([{ page: plans }, null, 'x', { id: '1' }]).map(({ id }) => id)).toEqual(['1']);
    expect(menuEntriesFrom(null)).toEqual([]);
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(menuEntriesFrom([value, { id: 1, page: value }]))));
  });
});
