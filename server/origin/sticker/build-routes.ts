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
  mount(app, buildCalls.years, () => listStickerYears(ctx));
  mount(app, buildCalls.makes, (sent) => listStickerMakes(ctx, sent));
  mount(app, buildCalls.models, (sent) => listStickerModels(ctx, sent));
  mount(app, buildCalls.trims, (sent) => listStickerTrims(ctx, sent));
  mountSignedIn(app, ctx, buildCalls.findStyleBuilds, (sent, caller) => lookUpStyleBuilds(caller, sent));
  mountSignedIn(app, ctx, buildCalls.findForumBuilds, (sent, caller) => lookUpForumBuilds(caller, sent));
  mountSignedIn(app, ctx, buildCalls.findBuilds, (sent, caller) => lookUpBuilds(caller, sent));
  mountSignedIn(app, ctx, buildCalls.autoloadBuilds, (sent, caller) => lookUpBuilds(caller, sent));
  return app;
}
