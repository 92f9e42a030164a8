import { type Context, Hono } from 'hono';
import { err } from 'neverthrow';
import { answer, answerWith } from '../kernel/answer.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readQuery } from '../kernel/read-input.ts';
import { listPages, pagesQuery } from './list-pages.ts';
import { listSites, sitesQuery } from './list-sites.ts';

/** The collections of the marketing side, in Payload's shape: each under a path of its own, or named by the query. */
export function contentRoutes(ctx: OriginContext): Hono {
  const sites = (c: Context) => answerWith(c, readQuery(c, sitesQuery), (query) => listSites(ctx, query));
  const pages = (c: Context) => answerWith(c, readQuery(c, pagesQuery), (query) => listPages(ctx, query));
  return new Hono()
    .get('/api/sites', sites)
    .get('/api/pages', pages)
    .get('/api/content', async (c) => {
      switch (c.req.query('endpoint')) {
        case 'sites':
          return sites(c);
        case 'pages':
          return pages(c);
        default:
          return answer(c, err({ code: 'not-found', message: 'The collections are sites and pages.' }));
      }
    });
}
