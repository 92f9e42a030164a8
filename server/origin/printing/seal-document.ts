import { createHash } from 'node:crypto';
import type { Seal } from '../documents/engine/marks/seal.ts';
import { insertRowOnce } from '../kernel/db/rows.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';

/**
 * Version of the templates. Increment it when a template prints the same snapshot differently; earlier prints retain
 * their version.
 */
const TEMPLATE_VERSION = 1;

/** The fields that a checksum covers. */
export type SealedDocument = Pick<
  DocumentRow,
  'id' | 'kind' | 'created_at' | 'snapshot' | 'dealer_logo' | 'prepared_by'
>;

/** Returns the SHA-256 of a document's content and template version, independent of how and when it is printed. */
export function checksumOf(
  { id, kind, created_at, snapshot, dealer_logo, prepared_by }: SealedDocument,
  template: number,
): string {
  // A document without a logo retains the checksum from before logos existed.
  const letterhead = dealer_logo === null ? [] : [dealer_logo, prepared_by];
  return createHash('sha256')
    .update(JSON.stringify([template, kind, id, created_at, snapshot, ...letterhead]))
    .digest('hex');
}

/** Stores a document's checksum for the verification page. */
export async function sealDocument(
  { db, now }: Pick<OriginContext, 'db' | 'now'>,
  document: SealedDocument,
  address: string,
): Promise<Seal> {
  const checksum = checksumOf(document, TEMPLATE_VERSION);
  await insertRowOnce(db, 'document_seals', {
    unique: ['checksum'],
    row: { checksum, document_id: document.id, template: TEMPLATE_VERSION, sealed_at: now() },
  });
  return { checksum, address: `${address}/verify/${checksum}` };
}
