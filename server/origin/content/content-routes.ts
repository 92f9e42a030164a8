import { Hono } from 'hono';
import { err } from 'neverthrow';
import { collectionByName, contentCalls } from '#contract/content.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { listPages } from './list-pages.ts';
import { listSites } from './list-sites.ts';

/**
 * Creates the routes of the marketing collections, in Payload's format: each has its own path or is named in the query.
 */
export function contentRoutes(ctx: OriginContext): Hono {
  const app = new Hono();
  mount(app, ctx, contentCalls.sites, listSites);
  mount(app, ctx, contentCalls.pages, listPages);
  mount(app, ctx, collectionByName, async (_, query) => {
    switch (query.endpoint) {
      case 'sites':
        return listSites(ctx, query);
      case 'pages':
        return listPages(ctx, query);
      default:
        return err({ code: 'not-found', message: 'The collections are sites and pages.' });
    }
  });
  return app;
}
