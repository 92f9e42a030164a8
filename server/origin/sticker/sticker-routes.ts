import { Hono } from 'hono';
import { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { stickerToWire } from '#contract/sticker/wire-sticker.ts';
import { mountSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import { idempotencyKeyOf } from '../kernel/idempotency.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { confirmSticker } from './confirm-sticker.ts';
import { generateClassicSticker, generateSticker } from './generate-sticker.ts';
import { generateStickerByName } from './generate-sticker-by-name.ts';
import { listStickers } from './list-stickers.ts';
import { readSticker } from './read-sticker.ts';

/** Creates the sticker routes; all require a signed-in user. */
export function stickerRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mountSignedIn(app, ctx, stickerCalls.generate, (sent, caller) => generateSticker(caller, sent));
  mountSignedIn(app, ctx, stickerCalls.generateClassic, (sent, caller) => generateClassicSticker(caller, sent));
  mountSignedIn(app, ctx, stickerCalls.generateByName, (sent, caller) => generateStickerByName(caller, sent));
  mountSignedIn(app, ctx, stickerCalls.list, (sent, caller) => listStickers(caller, sent));
  mountSignedIn(app, ctx, stickerCalls.confirm, (sent, caller, c) =>
    confirmSticker(caller, sent, { idempotencyKey: idempotencyKeyOf(c), restricted: false }),
  );
  mountSignedIn(app, ctx, stickerCalls.confirmRestricted, (sent, caller, c) =>
    confirmSticker(caller, sent, { idempotencyKey: idempotencyKeyOf(c), restricted: true }),
  );
  mountSignedIn(app, ctx, stickerCalls.read, async (sent, caller) =>
    (await readSticker(caller, sent)).map((sticker) => ({ status: 'success', data: stickerToWire(sticker) })),
  );
  return app;
}
