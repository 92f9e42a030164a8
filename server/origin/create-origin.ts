import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { accountRoutes } from './account/account-routes.ts';
import { billingRoutes } from './billing/billing-routes.ts';
import type { OriginContext } from './origin-context.ts';
import { siteRoutes } from './site/site-routes.ts';
import { stickerRoutes } from './sticker/sticker-routes.ts';
import { vehicleRoutes } from './vehicle/vehicle-routes.ts';

const ONE_MEGABYTE = 1024 * 1024;

/** Whether the origin, and not the React app, answers this path. */
export function isOriginPath(path: string): boolean {
  return /^\/(api|api-cwa|landing)\//.test(path);
}

/** Makes the embedded origin: every call of the specification, as an app that a host can mount or a test can ask. */
export function createOrigin(ctx: OriginContext): Hono {
  const origin = new Hono();
  origin.use(
    bodyLimit({
      maxSize: ONE_MEGABYTE,
      onError: (c) => c.json({ status: 'error', message: 'The request is too large.' }, 413),
    }),
  );
  origin.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  origin
    .route('/', accountRoutes(ctx))
    .route('/', billingRoutes(ctx))
    .route('/', siteRoutes(ctx))
    .route('/', stickerRoutes(ctx))
    .route('/', vehicleRoutes(ctx));
  origin.notFound((c) => c.json({ status: 'error', message: 'There is no such call.' }, 404));
  origin.onError((error, c) => {
    const id = ctx.newId();
    ctx.logger.error({ err: error, id, path: c.req.path }, 'A call failed.');
    return c.json({ status: 'error', message: 'Something went wrong', id }, 500);
  });
  return origin;
}
