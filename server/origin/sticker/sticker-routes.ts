import { type Context, Hono } from 'hono';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answerWith } from '../kernel/answer.ts';
import { idempotencyKeyOf } from '../kernel/idempotency.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readForm, readQuery } from '../kernel/read-input.ts';
import { wireSticker } from '../snapshots/sticker-snapshot.ts';
import { confirmSticker } from './confirm-sticker.ts';
import { confirmStickerInput } from './confirm-sticker-fields.ts';
import {
  generateClassicSticker,
  generateClassicStickerInput,
  generateSticker,
  generateStickerInput,
} from './generate-sticker.ts';
import { generateStickerByName, generateStickerByNameInput } from './generate-sticker-by-name.ts';
import { listStickers, listStickersInput } from './list-stickers.ts';
import { readSticker, readStickerInput } from './read-sticker.ts';

/** The calls about window stickers; each is for the signed-in person alone. */
export function stickerRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const onlySignedIn = signedIn(ctx);
  return (
    new Hono<SignedInEnv>()
      .post('/api-cwa/generate-sticker', onlySignedIn, async (c) =>
        answerWith(c, await readForm(c, generateStickerInput), (input) => generateSticker(c.get('signedIn'), input)),
      )
      .post('/api-cwa/generate_classic_sticker', onlySignedIn, generateClassic)
      // The endpoint map writes the call with dashes.
      .post('/api-cwa/generate-classic-sticker', onlySignedIn, generateClassic)
      .post('/api-cwa/generate-ymmtsticker', onlySignedIn, async (c) =>
        answerWith(c, await readForm(c, generateStickerByNameInput), (input) =>
          generateStickerByName(c.get('signedIn'), input),
        ),
      )
      .get('/api-cwa/sticker-lists', onlySignedIn, (c) =>
        answerWith(c, readQuery(c, listStickersInput), (input) => listStickers(c.get('signedIn'), input)),
      )
      .post('/api-cwa/confirm-sticker', onlySignedIn, (c) => confirm(c, false))
      .post('/api-cwa/confirm-year-restricted-sticker', onlySignedIn, (c) => confirm(c, true))
      .get('/api-cwa/sticker-page', onlySignedIn, (c) =>
        answerWith(c, readQuery(c, readStickerInput), async (input) =>
          (await readSticker(c.get('signedIn'), input)).map((sticker) => ({
            status: 'success',
            data: wireSticker(sticker),
          })),
        ),
      )
  );
}

async function generateClassic(c: Context<SignedInEnv>): Promise<Response> {
  return answerWith(c, await readForm(c, generateClassicStickerInput), (input) =>
    generateClassicSticker(c.get('signedIn'), input),
  );
}

async function confirm(c: Context<SignedInEnv>, restricted: boolean): Promise<Response> {
  return answerWith(c, await readForm(c, confirmStickerInput), (input) =>
    confirmSticker(c.get('signedIn'), input, { idempotencyKey: idempotencyKeyOf(c), restricted }),
  );
}
