import { LRUCache } from 'lru-cache';

/** A page that may be given to many, and for how long. */
export interface SharedPage<Page> {
  readonly page: Page;
  readonly bytes: number;
  /** As long it is given without a look. */
  readonly freshMs: number;
  /** As long after that it is given while it is made anew. */
  readonly staleMs: number;
}

/** How much is kept at most. */
export interface PageCacheLimits {
  readonly pages: number;
  readonly bytes: number;
}

/** Pages by their address. */
export interface PageCache<Page> {
  /** Whether there is any, of whatever age. */
  has(address: string): boolean;
  /** The page as it was made under this version of the content; `null` where there is none, or it is too old. */
  find(address: string, version: string): { readonly page: Page; readonly isFresh: boolean } | null;
  /** Makes the page of this address, and keeps it if it may be shared; while it is being made, nobody else makes it. */
  make(address: string, version: string): Promise<void>;
}

interface CachedPage<Page> extends SharedPage<Page> {
  readonly version: string;
  readonly madeAt: number;
}

/** How many are made at once: addresses that visitors invent must not pile up as work. */
const MAX_PENDING = 4;

/**
 * Keeps pages in memory, those that were asked for last longest. One that is no longer fresh may be given while it is
 * made anew; one of an older version of the content is not given at all.
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
