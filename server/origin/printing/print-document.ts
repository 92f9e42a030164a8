import { createHash } from 'node:crypto';
import type { PrintOptions } from '../documents/engine/marks/seal.ts';
import { reportPdf } from '../documents/report/report-pdf.ts';
import { stickerPdf } from '../documents/sticker/sticker-pdf.ts';
import { insertRowOnce } from '../kernel/db/rows.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { SiteAddress } from '../kernel/site/site-address.ts';
import { reportFromRow } from '../snapshots/report-snapshot.ts';
import { stickerFromRow } from '../snapshots/sticker-snapshot.ts';
import { letterheadOf } from './read-document-logo.ts';
import { sealDocument } from './seal-document.ts';

/** Prints a stored document in the language of the requested site, and stores the hash of the file. */
export async function printDocument(
  ctx: Pick<OriginContext, 'db' | 'now'>,
  row: DocumentRow,
  { address, language }: SiteAddress,
): Promise<Uint8Array<ArrayBuffer>> {
  const seal = await sealDocument(ctx, row, address);
  const pdf = await pdfOf(row, { language, seal, letterhead: await letterheadOf(ctx, row) });
  await insertRowOnce(ctx.db, 'document_prints', {
    unique: ['file_hash'],
    row: { file_hash: fileHash(pdf), checksum: seal.checksum, printed_at: ctx.now() },
  });
  return pdf;
}

/** Returns the hash that identifies a file. */
export function fileHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function pdfOf(row: DocumentRow, print: PrintOptions): Promise<Uint8Array<ArrayBuffer>> {
  switch (row.kind) {
    case 'sticker':
      return stickerPdf(stickerFromRow(row), print);
    case 'report':
      return reportPdf(reportFromRow(row), print);
  }
}
