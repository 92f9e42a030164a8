import { Hono } from 'hono';
import { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { stickerToWire } from '#contract/sticker/wire-sticker.ts';
import { mountSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { confirmSticker } from './confirm-sticker.ts';
import { generateClassicSticker, generateSticker } from './generate-sticker.ts';
import { generateStickerByName } from './generate-sticker-by-name.ts';
import { listStickers } from './list-stickers.ts';
import { readSticker } from './read-sticker.ts';

/** Creates the sticker routes; all require a signed-in user. */
export function stickerRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mountSignedIn(app, ctx, stickerCalls.generate, generateSticker);
  mountSignedIn(app, ctx, stickerCalls.generateClassic, generateClassicSticker);
  mountSignedIn(app, ctx, stickerCalls.generateByName, generateStickerByName);
  mountSignedIn(app, ctx, stickerCalls.list, listStickers);
  mountSignedIn(app, ctx, stickerCalls.confirm, (caller, sent, { idempotencyKey }) =>
    confirmSticker(caller, sent, { idempotencyKey, restricted: false }),
  );
  mountSignedIn(app, ctx, stickerCalls.confirmRestricted, (caller, sent, { idempotencyKey }) =>
    confirmSticker(caller, sent, { idempotencyKey, restricted: true }),
  );
  mountSignedIn(app, ctx, stickerCalls.read, async (caller, sent) =>
    (await readSticker(caller, sent)).map((sticker) => ({ status: 'success', data: stickerToWire(sticker) })),
  );
  return app;
}
