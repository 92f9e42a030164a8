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

/** What keeping pages needs of the host. */
export interface PageCacheParts {
  readonly renderAnonymously: ReturnType<typeof createRenderAnonymously>;
  /** Another one after each change of the content. */
  readonly currentVersion: () => Promise<string>;
  readonly logger: Logger;
}

const BOUNDS = { pages: 500, bytes: 64 * 1024 * 1024 };

/**
 * Answers with pages that were rendered before, where they are the same for everybody. What is kept was rendered for
 * nobody, so that nothing of a visitor can be in it; each answer has a nonce and a request id of its own.
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
      logger.warn({ err: error, path: new URL(address).pathname }, 'A page could not be rendered to be kept.');
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

/** Where a page may be the same for others: nothing was asked beside the address, and nobody is signed in. */
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
  // As long as a nonce is in base64, and of chance: nothing in a page can be taken for it.
  const marks = { nonce: randomBytes(18).toString('base64url'), requestId: randomBytes(18).toString('base64url') };
  const response = await renderAnonymously(new URL(address), marks);
  // A page that fails for a moment is no reason to throw away the one that is there.
  if (response.status >= 500) throw new Error(`It was answered with ${response.status}.`);
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
