import * as z from 'zod/mini';
import { siteSettingsFrom } from '../../core/site/site-settings.ts';
import type { SiteGateway } from '../../ports/site-gateway.ts';
import { endpoints } from './endpoints.ts';
import type { HttpClient } from './http-client.ts';

const settingsAnswer = z.object({ data: z.record(z.string(), z.unknown()) });

/**
 * Makes the gateway that asks the origin about sites.
 *
 * Source: specification, section 7, "Settings and content" (SITE-04).
 */
export function createHttpSiteGateway(http: HttpClient): SiteGateway {
  return {
    settings: (domain, options) =>
      http
        .json(
          {
            method: 'POST',
            endpoint: endpoints.siteSettings,
            body: { encoding: 'form', fields: { domain } },
            signal: options?.signal,
          },
          settingsAnswer,
        )
        .map(({ data }) => siteSettingsFrom(domain, data)),
  };
}
