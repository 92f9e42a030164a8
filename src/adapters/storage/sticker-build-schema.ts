import * as z from 'zod/mini';
import type { BuildChoices, StickerBuild } from '#core/sticker/sticker-build-store.ts';
import { persistedState } from './persisted-state.ts';

const choicesSchema: z.ZodMiniType<BuildChoices> = z.object({
  trim: z.string(),
  style: z.string(),
  exteriorColor: z.string(),
  interiorColor: z.string(),
  packages: z.array(z.object({ name: z.string(), data: z.array(z.object({ code: z.string(), name: z.string() })) })),
  buildsheetColor: z.boolean(),
});

const stickerBuildSchema: z.ZodMiniType<StickerBuild | null> = z.nullable(
  z.object({
    idempotencyKey: z.string().check(z.minLength(1)),
    vehicle: z.object({
      vin: z.string(),
      year: z.nullable(z.int()),
      make: z.nullable(z.string()),
      model: z.nullable(z.string()),
    }),
    choices: choicesSchema,
    undoable: z.array(choicesSchema),
    redoable: z.array(choicesSchema),
  }),
);

/**
 * Reads the build in progress, as stored in this browser session.
 *
 * Source: the product's own state.
 *
 * @example
 * parseStickerBuild(null).isOk(); // true
 */
export const parseStickerBuild = persistedState(stickerBuildSchema);
