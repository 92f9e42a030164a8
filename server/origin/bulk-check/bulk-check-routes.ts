import { Hono } from 'hono';
import { bulkCheckCall } from '#contract/vehicle/bulk-check.ts';
import { mountSteps } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { bulkCheck } from './bulk-check.ts';

/** Creates the route that checks a dealer's list of VINs. */
export function bulkCheckRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mountSteps(app, ctx, bulkCheckCall, bulkCheck);
  return app;
}
