import { type RenderParts, renderApp } from '../render-app.ts';
import { siteDomainOf } from '../request-site.ts';
import type { Settings } from '../settings.ts';
import type { PageFilling } from './page-template.ts';

/** The dependencies of anonymous rendering. */
export interface RenderAnonymouslyParts extends RenderParts {
  readonly settings: Pick<Settings, 'siteDomain' | 'siteHosts' | 'languageHosts' | 'originUrl'>;
}

/** The caller to which limits attribute the host's own API calls. */
const CALLER = 'host';

/**
 * Renders pages for an anonymous visitor: without cookies, client address or client headers. Rendering fails if any API
 * call that the page needs fails, because an error page must not be shared with other visitors.
 */
export function createRenderAnonymously({ settings, call, backend, logger }: RenderAnonymouslyParts) {
  return async (address: URL, filling: PageFilling): Promise<Response> => {
    const failures: string[] = [];
    const watched: RenderParts['call'] = async (url, init, bindings) => {
      const response = await call(url, init, bindings);
      if (!response.ok) failures.push(`${url.pathname} answered ${response.status}`);
      return response;
    };
    const page = {
      ...filling,
      request: new Request(address),
      host: address.host,
      siteDomain: siteDomainOf(address.host, settings),
      bindings: { caller: CALLER },
    };
    const response = await renderApp(page, { settings, call: watched, backend, logger });
    // Read to the end: the page may call the API while it streams.
    const html = await response.text();
    if (failures.length > 0) throw new Error(failures.join(', '));
    return new Response(html, response);
  };
}
