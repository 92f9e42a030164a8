import * as z from 'zod/mini';
import { siteConfigFrom } from '#core/site/site-config.ts';
import { defineCall, nothing } from '../define-call.ts';
import { dataOf } from '../success.ts';

/**
 * This origin responds with a status of success. Other origins may omit the status, but it must not be `error`
 * (specification, section 8).
 */
const notRefused = z._default(
  z.custom<'success'>((status: unknown) => status !== 'error'),
  'success',
);

/** Identifies a site by its domain. */
export const siteByDomain = z.object({
  domain: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(253)),
});

/** The settings of a site. */
export const wireSettings = z.object({ status: notRefused, data: z.record(z.string(), z.unknown()) });

type WireConfig = string | { readonly status: 'success'; readonly data: string };

/**
 * The configuration of a site: base64-encoded JSON, in `data` or as the whole body. A configuration that cannot be
 * decoded is an unreadable response.
 */
export const wireConfig = z
  .union([z.string(), z.object({ status: notRefused, data: z.string() })])
  .check(({ value, issues }) => {
    siteConfigFrom(textOf(value)).mapErr(({ code }) =>
      issues.push({ code: 'custom', input: value, message: `the configuration is ${code}` }),
    );
  });

function textOf(wire: WireConfig): string {
  return typeof wire === 'string' ? wire : wire.data;
}

/** The maximum number of retries of a query (specification, section 9). */
const QUERY_RETRIES = 3;

/** The calls about sites: specification, section 7, "Settings and content" (SITE-04 to SITE-06, SITE-12). */
export const siteCalls = {
  settings: defineCall({
    method: 'POST',
    path: '/api-cwa/site_settings',
    by: 'anyone',
    retries: QUERY_RETRIES,
    input: { as: 'form', schema: siteByDomain },
    output: wireSettings,
    read: dataOf,
  }),
  config: defineCall({
    method: 'GET',
    path: '/api/config',
    by: 'anyone',
    identifiesSite: true,
    takesText: true,
    retries: QUERY_RETRIES,
    input: nothing,
    output: wireConfig,
    read: (wire) => siteConfigFrom(textOf(wire)).unwrapOr({}),
  }),
};
