import { Hono } from 'hono';
import { ResultAsync } from 'neverthrow';
import { deliveryCalls } from '#contract/delivery.ts';
import { answerWithLogo } from '../dealer/dealer-logo-routes.ts';
import { answer } from '../kernel/answer.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import { mount, serve } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { printDocument } from '../printing/print-document.ts';
import { readDocumentLogo } from '../printing/read-document-logo.ts';
import { chooseCompensation } from './compensate.ts';
import { renewDocumentLink } from './document-links.ts';
import { findDelivered, readDelivered } from './read-delivered.ts';

/**
 * Creates the routes with which a buyer reads delivered documents without signing in. They are not part of the
 * specification.
 */
export function deliveryRoutes(ctx: OriginContext): Hono {
  const app = new Hono();
  app.use(deliveryCalls.read.path, (c, next) => {
    c.header('x-robots-tag', 'noindex');
    return next();
  });
  mount(app, ctx, deliveryCalls.read, readDelivered);
  serve(app, ctx, deliveryCalls.readPdf, async (taken, c) => {
    const found = await taken.asyncAndThen((reference) => new ResultAsync(findDelivered(ctx, reference, callerOf(c))));
    if (found.isErr()) return answer(c, found);
    const bytes = await printDocument(ctx, found.value, await siteAddress(ctx, siteCluesOf(c)));
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'x-robots-tag': 'noindex',
      'content-disposition': `inline; filename="${found.value.kind}-${found.value.vin.replace(/[^A-Z0-9-]/gi, '-')}.pdf"`,
    });
  });
  serve(app, ctx, deliveryCalls.readLogo, async (taken, c) => {
    const found = await taken.asyncAndThen((reference) => new ResultAsync(findDelivered(ctx, reference, callerOf(c))));
    return answerWithLogo(c, await found.asyncAndThen((row) => new ResultAsync(readDocumentLogo(ctx, row))));
  });
  mount(app, ctx, deliveryCalls.renewLink, renewDocumentLink, 'linkByCaller');
  mount(app, ctx, deliveryCalls.chooseCompensation, chooseCompensation);
  return app;
}
