import { Hono } from 'hono';
import { accountRoutes } from './account/account-routes.ts';
import { sessionRoutes } from './account/session-routes.ts';
import { billingRoutes } from './billing/billing-routes.ts';
import { purchaseRoutes } from './billing/purchase-routes.ts';
import { subscriptionRoutes } from './billing/subscription-routes.ts';
import { bulkCheckRoutes } from './bulk-check/bulk-check-routes.ts';
import { chatRoutes } from './chat/chat-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { dealerLogoRoutes } from './dealer/dealer-logo-routes.ts';
import { deliveryRoutes } from './delivery/delivery-routes.ts';
import { feedbackRoutes } from './feedback/feedback-routes.ts';
import { boundedBody } from './kernel/limits/bounded-body.ts';
import type { OriginContext } from './kernel/origin-context.ts';
import { requestPath } from './kernel/request-path.ts';
import { logRoutes } from './log/log-routes.ts';
import { OPENAPI_PATH, openApiRoutes } from './openapi/openapi-routes.ts';
import { privacyRoutes } from './privacy/privacy-routes.ts';
import { recallRoutes } from './recall/recall-routes.ts';
import { reportRoutes } from './report/report-routes.ts';
import { sampleRoutes } from './sample/sample-routes.ts';
import { sharingRoutes } from './sharing/sharing-routes.ts';
import { siteRoutes } from './site/site-routes.ts';
import { buildRoutes } from './sticker/build-routes.ts';
import { stickerRoutes } from './sticker/sticker-routes.ts';
import { supportRoutes } from './support/support-routes.ts';
import { vehicleRoutes } from './vehicle/vehicle-routes.ts';

/** Returns whether the origin, and not the React app, handles this path. */
export function isOriginPath(path: string): boolean {
  return path === OPENAPI_PATH || /^\/(api|api-cwa|landing)\//.test(path);
}

/** Creates the embedded origin: every call of the specification, as an app for a host or a test. */
export function createOrigin(ctx: OriginContext): Hono {
  const origin = new Hono({ getPath: requestPath });
  origin.use(boundedBody);
  origin.use(async (c, next) => {
    await next();
    // Responses are private by default; shared ones declare it themselves.
    const { headers } = c.res;
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  });
  origin
    .route('/', accountRoutes(ctx))
    .route('/', billingRoutes(ctx))
    .route('/', buildRoutes(ctx))
    .route('/', bulkCheckRoutes(ctx))
    .route('/', contentRoutes(ctx))
    .route('/', dealerLogoRoutes(ctx))
    .route('/', deliveryRoutes(ctx))
    .route('/', feedbackRoutes(ctx))
    .route('/', logRoutes(ctx))
    .route('/', openApiRoutes())
    .route('/', privacyRoutes(ctx))
    .route('/', purchaseRoutes(ctx))
    .route('/', recallRoutes(ctx))
    .route('/', reportRoutes(ctx))
    .route('/', sampleRoutes(ctx))
    .route('/', sessionRoutes(ctx))
    .route('/', sharingRoutes(ctx))
    .route('/', siteRoutes(ctx))
    .route('/', stickerRoutes(ctx))
    .route('/', subscriptionRoutes(ctx))
    .route('/', supportRoutes(ctx))
    .route('/', chatRoutes(ctx))
    .route('/', vehicleRoutes(ctx));
  origin.notFound((c) => c.json({ status: 'error', message: 'There is no such call.' }, 404));
  origin.onError((error, c) => {
    const id = ctx.newId();
    ctx.logger.error({ err: error, id, path: c.req.path }, 'A call failed.');
    return c.json({ status: 'error', id }, 500);
  });
  return origin;
}
