import { type RenderParts, renderApp } from '../render-app.ts';
import { siteDomainOf } from '../request-site.ts';
import type { Settings } from '../settings.ts';
import type { PageFilling } from './page-template.ts';

/** What rendering for nobody needs of the host. */
export interface RenderAnonymouslyParts extends RenderParts {
  readonly settings: Pick<Settings, 'siteDomain' | 'siteHosts' | 'languageHosts' | 'originUrl'>;
}

/** Whom limits count for what the host asks by itself. */
const CALLER = 'host';

/**
 * Renders pages for a visitor of whom nothing is known: no cookie, no address, no header of anybody's. A page fails as
 * a whole when a call fails that it was made of: what shows a failure is for the one who met it.
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
    // To the end: what a page streams may still call.
    const html = await response.text();
    if (failures.length > 0) throw new Error(failures.join(', '));
    return new Response(html, response);
  };
}
