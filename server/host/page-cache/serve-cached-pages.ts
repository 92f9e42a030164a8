import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import type { Logger } from 'pino';
import type { HostEnv } from '../host-env.ts';
import { createPageCache, type SharedPage } from './page-cache.ts';
import { type PageTemplate, pageTemplate } from './page-template.ts';
import type { createRenderAnonymously } from './render-anonymously.ts';
import { sharedFor } from './shared-for.ts';

/** The dependencies of the page cache. */
export interface PageCacheParts {
  readonly renderAnonymously: ReturnType<typeof createRenderAnonymously>;
  /** Returns a version that changes with the content. */
  readonly currentVersion: () => Promise<string>;
  readonly logger: Logger;
}

const BOUNDS = { pages: 500, bytes: 64 * 1024 * 1024 };

/**
 * Serves cached pages that are the same for every visitor. Cached pages are rendered anonymously, so that they cannot
 * contain visitor data; each response has its own nonce and request ID.
 */
export function servePageCache({
  renderAnonymously,
  currentVersion,
  logger,
}: PageCacheParts): MiddlewareHandler<HostEnv> {
  const pages = createPageCache((address) => renderShared(address, renderAnonymously), { bounds: BOUNDS });

  async function make(address: string): Promise<void> {
    try {
      await pages.make(address, await currentVersion());
    } catch (error) {
      logger.warn({ err: error, path: new URL(address).pathname }, 'A page could not be rendered for the cache.');
    }
  }

  return async (c, next) => {
    const address = sharedAddressOf(c);
    const found = address !== null && pages.has(address) ? pages.find(address, await currentVersion()) : null;
    if (found === null) {
      await next();
      if (address !== null && sharedFor(c.res) !== null) void make(address);
      c.res.headers.delete('surrogate-control');
      return;
    }
    if (!found.isFresh && address !== null) void make(address);
    return answer(c, found.page);
  };
}

/**
 * Returns the address under which a page can be shared: a plain GET without a query from a visitor who is not signed
 * in. Otherwise returns `null`.
 */
function sharedAddressOf(c: Context<HostEnv>): string | null {
  const { req } = c;
  if (req.method !== 'GET' || req.header('authorization') !== undefined) return null;
  if (getCookie(c, 'token') !== undefined) return null;
  const { origin, pathname, search } = new URL(req.url);
  return search === '' ? `${origin}${pathname}` : null;
}

async function renderShared(
  address: string,
  renderAnonymously: PageCacheParts['renderAnonymously'],
): Promise<SharedPage<PageTemplate> | null> {
  // Random and as long as a base64 nonce, so that no other text in a page can match them.
  const marks = { nonce: randomBytes(18).toString('base64url'), requestId: randomBytes(18).toString('base64url') };
  const response = await renderAnonymously(new URL(address), marks);
  // A temporary failure must not replace the cached page.
  if (response.status >= 500) throw new Error(`The page was answered with status ${response.status}.`);
  const shared = sharedFor(response);
  if (shared === null) return null;
  const page = pageTemplate(await response.text(), marks);
  return { ...shared, page, bytes: page.bytes };
}

function answer(c: Context<HostEnv>, page: PageTemplate): Response {
  const filling = { nonce: c.get('secureHeadersNonce') ?? '', requestId: c.get('requestId') };
  const packed = takesGzip(c.req.header('accept-encoding'));
  return c.body(packed ? page.gzip(filling) : page.plain(filling), 200, {
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
    ...(packed && { 'content-encoding': 'gzip' }),
  });
}

function takesGzip(header: string | undefined): boolean {
  const accepted = parseAccept(header ?? '');
  const quality = accepted.find(({ type }) => type === 'gzip') ?? accepted.find(({ type }) => type === '*');
  return (quality?.q ?? 0) > 0;
}
