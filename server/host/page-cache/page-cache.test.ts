import { describe, expect, it } from 'vitest';
import { createPageCache, type SharedPage } from './page-cache.ts';

function openPages(bounds = { pages: 3, bytes: 1_000 }) {
  const rendered: string[] = [];
  const waiting: (() => void)[] = [];
  let time = 0;
  let held = false;
  let shared: Partial<SharedPage<string>> | null = {};
  const pages = createPageCache(
    async (address) => {
      rendered.push(address);
      if (held) await new Promise<void>((go) => waiting.push(go));
      const page = `${address} ${rendered.length}`;
      return shared && { page, bytes: 100, freshMs: 30_000, staleMs: 60_000, ...shared };
    },
    { bounds, now: () => time },
  );
  return {
    pages,
    rendered,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    hold: () => {
      held = true;
    },
    release: async () => {
      held = false;
      for (const go of waiting.splice(0)) go();
      await new Promise(setImmediate);
    },
    answer: (next: typeof shared) => {
      shared = next;
    },
  };
}

describe('PageCache', () => {
  it('finds a page by the address and version it was rendered for', async () => {
    const { pages } = openPages();
    expect(pages.find('/', 'v1')).toBeNull();
    await pages.make('/', 'v1');
    expect(pages.find('/', 'v1')?.page).toBe('/ 1');
    expect(pages.find('/plans', 'v1')).toBeNull();
    expect(pages.find('/', 'v2')).toBeNull();
  });

  it('serves a stale page while it is rendered again once, but not after it has expired', async () => {
    const { pages, rendered, pass, hold, release } = openPages();
    await pages.make('/', 'v1');
    pass(30_000);
    expect(pages.find('/', 'v1')).toEqual({ page: '/ 1', isFresh: true });
    pass(1);
    hold();
    for (let visitor = 0; visitor < 3; visitor += 1) {
      expect(pages.find('/', 'v1')).toEqual({ page: '/ 1', isFresh: false });
      void pages.make('/', 'v1');
    }
    expect(rendered).toHaveLength(2);
    await release();
    expect(pages.find('/', 'v1')).toEqual({ page: '/ 2', isFresh: true });
    pass(90_001);
    expect(pages.has('/')).toBe(true);
    expect(pages.find('/', 'v1')).toBeNull();
    expect(pages.has('/')).toBe(false);
  });

  it('renders a page once for concurrent requests and limits how many render at the same time', async () => {
    const { pages, rendered, hold, release } = openPages();
    hold();
    const making = ['/a', '/a', '/b', '/c', '/d', '/e'].map((address) => pages.make(address, 'v1'));
    expect(rendered).toEqual(['/a', '/b', '/c', '/d']);
    await release();
    await Promise.all(making);
    await pages.make('/e', 'v1');
    expect(pages.find('/e', 'v1')?.page).toBe('/e 5');
  });

  it('drops a page that may no longer be shared', async () => {
    const { pages, answer } = openPages();
    await pages.make('/', 'v1');
    answer(null);
    await pages.make('/', 'v1');
    expect(pages.find('/', 'v1')).toBeNull();
  });

  it('evicts the least recently used page when it has too many pages', async () => {
    const { pages } = openPages();
    for (const address of ['/a', '/b', '/c']) await pages.make(address, 'v1');
    pages.find('/a', 'v1');
    await pages.make('/d', 'v1');
    expect(['/a', '/b', '/c', '/d'].map((address) => pages.find(address, 'v1') !== null)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('stays within its byte limit and does not store a page that is too large', async () => {
    const { pages, answer } = openPages({ pages: 100, bytes: 250 });
    for (const address of ['/a', '/a', '/b', '/c']) await pages.make(address, 'v1');
    expect(['/a', '/b', '/c'].map((address) => pages.find(address, 'v1') !== null)).toEqual([false, true, true]);
    answer({ bytes: 251 });
    await pages.make('/d', 'v1');
    expect(['/b', '/c', '/d'].map((address) => pages.find(address, 'v1') !== null)).toEqual([true, true, false]);
  });
});
