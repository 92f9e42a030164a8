import * as z from 'zod/mini';
import { defineCall, nothing } from '../define-call.ts';
import { dataOf, success } from '../success.ts';
import { siteByDomain, wireSettings } from './site-calls.ts';

/** Site calls that no gateway sends. */
export const homeCalls = {
  settingsByQuery: defineCall({
    method: 'GET',
    path: '/api-cwa/site_settings',
    by: 'anyone',
    input: { as: 'query', schema: siteByDomain },
    output: wireSettings,
    read: dataOf,
  }),
  /** Returns the facts about the service for the home page. Demonstration data is counted too. */
  homeCollection: defineCall({
    method: 'GET',
    path: '/landing/home-collection',
    by: 'anyone',
    identifiesSite: true,
    input: nothing,
    output: success(
      z.object({
        site: z.object({ domain: z.string(), name: z.string(), demonstration: z.boolean() }),
        known: z.object({
          builds: z.int(),
          history_records: z.int(),
          recall_campaigns: z.int(),
          plates: z.int(),
        }),
      }),
    ),
    read: dataOf,
  }),
};
