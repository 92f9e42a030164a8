import { Hono } from 'hono';
import { buildCalls } from '#contract/sticker/build-calls.ts';
import { mountSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { listStickerMakes, listStickerModels, listStickerTrims, listStickerYears } from './list-build-names.ts';
import { lookUpBuilds, lookUpForumBuilds, lookUpStyleBuilds } from './look-up-builds.ts';

/** Creates the catalog routes: names are public, entries require a signed-in user. */
export function buildRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mount(app, ctx, buildCalls.years, listStickerYears);
  mount(app, ctx, buildCalls.makes, listStickerMakes);
  mount(app, ctx, buildCalls.models, listStickerModels);
  mount(app, ctx, buildCalls.trims, listStickerTrims);
  mountSignedIn(app, ctx, buildCalls.findStyleBuilds, lookUpStyleBuilds);
  mountSignedIn(app, ctx, buildCalls.findForumBuilds, lookUpForumBuilds);
  mountSignedIn(app, ctx, buildCalls.findBuilds, lookUpBuilds);
  mountSignedIn(app, ctx, buildCalls.autoloadBuilds, lookUpBuilds);
  return app;
}
