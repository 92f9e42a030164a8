import { LRUCache } from 'lru-cache';

/** A page that may be shared between visitors, and for how long. */
export interface SharedPage<Page> {
  readonly page: Page;
  readonly bytes: number;
  /** How long the page is served without revalidation, in milliseconds. */
  readonly freshMs: number;
  /** How long after that the page is served while it is rendered again, in milliseconds. */
  readonly staleMs: number;
}

/** Limits of the cache. */
export interface PageCacheLimits {
  readonly pages: number;
  readonly bytes: number;
}

/** Rendered pages by address. */
export interface PageCache<Page> {
  /** Returns whether a page of any age is cached. */
  has(address: string): boolean;
  /** Returns the page that was rendered for this version of the content; `null` if there is none or it has expired. */
  find(address: string, version: string): { readonly page: Page; readonly isFresh: boolean } | null;
  /**
   * Renders the page at this address and stores it if it may be shared. Does nothing if the page is already being
   * rendered.
   */
  make(address: string, version: string): Promise<void>;
}

interface CachedPage<Page> extends SharedPage<Page> {
  readonly version: string;
  readonly madeAt: number;
}

/** Maximum number of concurrent renders: addresses that visitors invent must not pile up as work. */
const MAX_PENDING = 4;

/**
 * Creates an in-memory cache of the most recently used pages. A stale page may be served while it is rendered again; a
 * page of an older content version is never served.
 */
export function createPageCache<Page>(
  render: (address: string) => Promise<SharedPage<Page> | null>,
  { bounds, now = Date.now }: { readonly bounds: PageCacheLimits; readonly now?: () => number },
): PageCache<Page> {
  const cached = new LRUCache<string, CachedPage<Page>>({
    max: bounds.pages,
    maxSize: bounds.bytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const inTheMaking = new Set<string>();

  async function make(address: string, version: string): Promise<void> {
    if (inTheMaking.has(address) || inTheMaking.size >= MAX_PENDING) return;
    inTheMaking.add(address);
    try {
      const madeAt = now();
      const made = await render(address);
      if (made === null) cached.delete(address);
      else cached.set(address, { ...made, version, madeAt });
    } finally {
      inTheMaking.delete(address);
    }
  }

  return {
    make,
    has: (address) => cached.has(address),
    find: (address, version) => {
      const page = cached.get(address);
      if (page === undefined) return null;
      const age = now() - page.madeAt;
      if (page.version !== version || age > page.freshMs + page.staleMs) {
        cached.delete(address);
        return null;
      }
      return { page: page.page, isFresh: age <= page.freshMs };
    },
  };
}
