import * as z from 'zod/mini';
import { type SiteConfig, siteConfigFrom } from '#core/site/site-config.ts';
import { siteSettingsFrom } from '#core/site/site-settings.ts';
import type { SiteGateway } from '#ports/site-gateway.ts';
import { endpoints } from './endpoints.ts';
import { withTextAsJson } from './http-answer.ts';
import type { HttpCall } from './http-call.ts';
import type { HttpClient } from './http-client.ts';
import { noRefusal } from './no-refusal.ts';

const settingsAnswer = z
  .object({ status: z.optional(z.unknown()), data: z.record(z.string(), z.unknown()) })
  .check(noRefusal);

const configAnswer = z.pipe(
  z.union([
    z.string(),
    z.pipe(
      z.object({ status: z.optional(z.unknown()), data: z.string() }).check(noRefusal),
      z.transform(({ data }) => data),
    ),
  ]),
  z.transform(
    (text, context): SiteConfig =>
      siteConfigFrom(text).match(
        (config) => config,
        ({ code }) => {
          context.issues.push({ code: 'custom', input: text, message: `the configuration is ${code}` });
          return z.NEVER;
        },
      ),
  ),
);

/** How often a query is tried again (specification, section 9). */
const QUERY_RETRIES = 3;

/**
 * Makes the gateway that asks the origin about sites. The configuration comes as base64 of JSON: as bare
 * text, as a JSON string or in `data`.
 *
 * Source: specification, section 7, "Settings and content" (SITE-04 to SITE-06, SITE-12).
 *
 * @example
 * const settings = await createHttpSiteGateway(http).settings('test.vinport.example');
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
            retries: QUERY_RETRIES,
            signal: options?.signal,
          },
          settingsAnswer,
        )
        .map(({ data }) => siteSettingsFrom(domain, data)),
    config: (options) => {
      const call: HttpCall = {
        method: 'GET',
        endpoint: endpoints.config,
        identifiesSite: true,
        retries: QUERY_RETRIES,
        signal: options?.signal,
      };
      return http.answer(call).andThen((answer) => http.read(call, withTextAsJson(answer), configAnswer));
    },
  };
}
