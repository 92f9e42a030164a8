import { Hono } from 'hono';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answer, answerWith } from '../kernel/answer.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readForm, readQuery } from '../kernel/read-input.ts';
import {
  listStickerMakes,
  listStickerModels,
  listStickerTrims,
  listStickerYears,
  stickerMakesInput,
  stickerModelsInput,
  stickerTrimsInput,
} from './list-build-names.ts';
import {
  lookUpBuilds,
  lookUpBuildsInput,
  lookUpForumBuilds,
  lookUpStyleBuilds,
  lookUpStyleBuildsInput,
} from './look-up-builds.ts';

/** The calls about what the catalogue has: its names for anybody, its builds for who is signed in. */
export function buildRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const onlySignedIn = signedIn(ctx);
  const routes = new Hono<SignedInEnv>()
    .get('/api-cwa/get-stickeryear', async (c) => answer(c, await listStickerYears(ctx)))
    .get('/api-cwa/get-stickermakes', (c) =>
      answerWith(c, readQuery(c, stickerMakesInput), (input) => listStickerMakes(ctx, input)),
    )
    .get('/api-cwa/get-stickermodels', (c) =>
      answerWith(c, readQuery(c, stickerModelsInput), (input) => listStickerModels(ctx, input)),
    )
    .get('/api-cwa/get-stickertrims', (c) =>
      answerWith(c, readQuery(c, stickerTrimsInput), (input) => listStickerTrims(ctx, input)),
    )
    .post('/api-cwa/get-autoblog-data', onlySignedIn, async (c) =>
      answerWith(c, await readForm(c, lookUpStyleBuildsInput), (input) => lookUpStyleBuilds(c.get('signedIn'), input)),
    )
    .post('/api-cwa/get-vymmtautoblog-forumData', onlySignedIn, async (c) =>
      answerWith(c, await readForm(c, lookUpBuildsInput), (input) => lookUpForumBuilds(c.get('signedIn'), input)),
    );
  for (const path of BUILD_PATHS) {
    routes.post(path, onlySignedIn, async (c) =>
      answerWith(c, await readForm(c, lookUpBuildsInput), (input) => lookUpBuilds(c.get('signedIn'), input)),
    );
  }
  return routes;
}

/** The specification has two calls for what one catalogue tells. */
const BUILD_PATHS = ['/api-cwa/get-ymmtsticker-autoblog', '/api-cwa/autoloading-stickerdata'];
