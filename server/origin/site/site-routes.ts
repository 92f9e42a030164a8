import { Hono } from 'hono';
import { homeCalls } from '#contract/site/home-calls.ts';
import { siteCalls } from '#contract/site/site-calls.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { homeCollection } from './home-collection.ts';
import { siteConfig } from './site-config.ts';
import { siteSettings } from './site-settings.ts';

/** Creates the site routes. */
export function siteRoutes(ctx: OriginContext): Hono {
  const app = new Hono();
  mount(app, ctx, siteCalls.settings, siteSettings);
  mount(app, ctx, homeCalls.settingsByQuery, siteSettings);
  mount(app, ctx, siteCalls.config, (_, _nothing, { domain }) => siteConfig(ctx, { domain }));
  mount(app, ctx, homeCalls.homeCollection, (_, _nothing, { domain }) => homeCollection(ctx, { domain }));
  return app;
}
