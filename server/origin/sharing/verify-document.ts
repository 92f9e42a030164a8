import { err, ok, type Result } from 'neverthrow';
import type { TakenBy, WireAnswer } from '#contract/define-call.ts';
import type { sharingCalls } from '#contract/document/sharing-calls.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import type { DocumentSealRow } from '../kernel/db/sharing-rows.ts';
import type { OriginContext, OriginError, Verb } from '../kernel/origin-context.ts';
import { fileHash } from '../printing/print-document.ts';
import { checksumOf } from '../printing/seal-document.ts';
import { reportFromRow } from '../snapshots/report-snapshot.ts';
import { stickerFromRow } from '../snapshots/sticker-snapshot.ts';

const VIN_SHOWN = 6;

type VerifiedAnswer = WireAnswer<typeof sharingCalls.verify>;

/** Verifies the checksum on a print, or of a whole file, which a browser can compute without uploading it. */
export const verifyChecksum: Verb<typeof sharingCalls.verify> = async (ctx, { checksum }) =>
  (await findSealed(ctx, checksum)).map(({ row, compared }) => verified(row, compared));

/** Returns the document with a logo and checksum, so that the holder of a print can compare the logo. */
export async function findVerified(
  ctx: OriginContext,
  { checksum }: TakenBy<typeof sharingCalls.verify>,
): Promise<Result<DocumentRow, OriginError>> {
  return (await findSealed(ctx, checksum)).map(({ row }) => row);
}

type SealedRow = DocumentRow & Pick<DocumentSealRow, 'checksum' | 'template'>;

async function findSealed(
  ctx: OriginContext,
  checksum: string,
): Promise<Result<{ readonly row: SealedRow; readonly compared: 'checksum' | 'file' }, OriginError>> {
  const row = await sealedDocuments(ctx).where('document_seals.checksum', '=', checksum).executeTakeFirst();
  if (row) return ok({ row, compared: 'checksum' });
  const printed = await printOf(ctx, checksum);
  return printed
    ? ok({ row: printed, compared: 'file' })
    : err({ code: 'not-found', message: 'No document of ours bears this checksum.' });
}

/** Returns whether a file is byte-for-byte one that was issued. */
export const verifyFile: Verb<typeof sharingCalls.verifyFile> = async (ctx, { file }) => {
  const row = await printOf(ctx, fileHash(await file.bytes()));
  return row
    ? ok(verified(row, 'file'))
    : err({ code: 'not-found', message: 'This file is none of ours, or it was altered.' });
};

/** Returns the document of the print with this hash. */
function printOf(ctx: OriginContext, hash: string) {
  return sealedDocuments(ctx)
    .innerJoin('document_prints', 'document_prints.checksum', 'document_seals.checksum')
    .where('document_prints.file_hash', '=', hash)
    .executeTakeFirst();
}

function sealedDocuments({ db }: OriginContext) {
  return db
    .selectFrom('document_seals')
    .innerJoin('documents', 'documents.id', 'document_seals.document_id')
    .selectAll('documents')
    .select(['document_seals.checksum', 'document_seals.template']);
}

function verified(row: SealedRow, compared: 'checksum' | 'file'): VerifiedAnswer {
  const { vehicle, demonstration } = row.kind === 'sticker' ? stickerFromRow(row).content : reportFromRow(row).snapshot;
  const name = fullName(vehicle);
  return {
    status: 'success',
    data: {
      kind: row.kind,
      vin: masked(row.vin),
      vehicle: name === vehicle.vin ? '' : name,
      created_at: row.created_at,
      ...(row.prepared_by !== null && { prepared_by: row.prepared_by }),
      demonstration,
      unaltered: checksumOf(row, row.template) === row.checksum,
      compared,
    },
  };
}

function masked(vin: string): string {
  return vin.slice(-VIN_SHOWN).padStart(vin.length, '*');
}
