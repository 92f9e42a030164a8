import { Hono } from 'hono';
import { answer, answerWith } from '../kernel/answer.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readForm, readQuery } from '../kernel/read-input.ts';
import { siteOfRequest } from '../kernel/site/site-of-request.ts';
import { homeCollection } from './home-collection.ts';
import { siteConfig } from './site-config.ts';
import { siteSettings, siteSettingsInput } from './site-settings.ts';

/** The calls about sites. */
export function siteRoutes(ctx: OriginContext): Hono {
  return new Hono()
    .post('/api-cwa/site_settings', async (c) =>
      answerWith(c, await readForm(c, siteSettingsInput), (input) => siteSettings(ctx, input)),
    )
    .get('/api-cwa/site_settings', (c) =>
      answerWith(c, readQuery(c, siteSettingsInput), (input) => siteSettings(ctx, input)),
    )
    .get('/api/config', async (c) => answer(c, await siteConfig(ctx, { domain: siteOfRequest(ctx, c) })))
    .get('/landing/home-collection', async (c) =>
      answer(c, await homeCollection(ctx, { domain: siteOfRequest(ctx, c) })),
    );
}
