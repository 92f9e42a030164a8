import { Hono } from 'hono';
import { homeCalls } from '#contract/site/home-calls.ts';
import { siteCalls } from '#contract/site/site-calls.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { siteOfRequest } from '../kernel/site/site-of-request.ts';
import { homeCollection } from './home-collection.ts';
import { siteConfig } from './site-config.ts';
import { siteSettings } from './site-settings.ts';

/** Creates the site routes. */
export function siteRoutes(ctx: OriginContext): Hono {
  const app = new Hono();
  mount(app, siteCalls.settings, (site) => siteSettings(ctx, site));
  mount(app, homeCalls.settingsByQuery, (site) => siteSettings(ctx, site));
  mount(app, siteCalls.config, (_nothing, c) => siteConfig(ctx, { domain: siteOfRequest(ctx, c) }));
  mount(app, homeCalls.homeCollection, (_nothing, c) => homeCollection(ctx, { domain: siteOfRequest(ctx, c) }));
  return app;
}
