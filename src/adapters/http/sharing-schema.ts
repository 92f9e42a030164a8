import * as z from 'zod/mini';
import type { SharedDocument, SharedLink } from '#core/sharing/shared-document.ts';
import type { VerifiedDocument } from '#core/sharing/verified-document.ts';
import { inData } from './in-data.ts';
import { report } from './report-schema.ts';
import { stickerSchema } from './sticker-schema.ts';

/** The content of a document that others can read. */
export const sharedContent: z.ZodMiniType<SharedDocument> = z.union([
  z.pipe(
    z.object({ kind: z.literal('report'), document: report }),
    z.transform(({ kind, document }): SharedDocument => ({ kind, report: document })),
  ),
  z.pipe(
    z.object({ kind: z.literal('sticker'), document: stickerSchema }),
    z.transform(({ kind, document }): SharedDocument => ({ kind, sticker: document })),
  ),
]);

/** A document as anyone with the link reads it. */
export const sharedDocument: z.ZodMiniType<SharedDocument> = inData(sharedContent);

/** What a print belongs to. */
export const verifiedDocument: z.ZodMiniType<VerifiedDocument> = inData(
  z.pipe(
    z.object({
      kind: z.enum(['report', 'sticker']),
      vin: z.string(),
      vehicle: z.string(),
      created_at: z.int(),
      prepared_by: z.optional(z.string()),
      demonstration: z.boolean(),
      unaltered: z.boolean(),
      compared: z.enum(['checksum', 'file']),
    }),
    z.transform(({ vin, created_at, prepared_by, ...told }) => ({
      ...told,
      maskedVin: vin,
      createdAt: created_at,
      ...(prepared_by !== undefined && { preparedBy: prepared_by }),
    })),
  ),
);

/** A link that was made. */
export const sharedLink: z.ZodMiniType<SharedLink> = inData(
  z.object({ key: z.string().check(z.minLength(1)), address: z.string().check(z.minLength(1)) }),
);

/** How many links were revoked. */
export const revokedLinks: z.ZodMiniType<number> = inData(
  z.pipe(
    z.object({ revoked: z.int() }),
    z.transform(({ revoked }) => revoked),
  ),
);
